import type { z } from 'zod'
import type { Locale } from '#common/locale.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { Json } from '#store/database/json.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { type DomainEvent, inTransaction, recordEvent } from '#store/database/transaction.ts'
import { memoizeUntil } from '#store/events/memoize-until.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { readTranslations, writeTranslation } from '../translations/translations.ts'
import { DEFAULT_SETTINGS } from './defaults.ts'
import { PRIVATE_NAMES, SETTING_NAMES, type StoreSettings, storeSettings } from './schema.ts'

export { DEFAULT_SETTINGS } from './defaults.ts'
export type { GatewaySettings, StoreSettings } from './schema.ts'

const parseSetting = (name: string, value: unknown): Record<string, unknown> => {
  const parsed = storeSettings.shape[name as keyof StoreSettings]?.safeParse(value)
  return parsed?.success ? { [name]: parsed.data } : {}
}

const loadSettings = async (context: Context): Promise<StoreSettings> => {
  const rows = await context.db.selectFrom('settings').select(['name', 'value']).execute()
  const stored: Record<string, unknown> = {}
  for (const { name, value } of rows) {
    Object.assign(stored, parseSetting(name, fromJson(value as Json<unknown>)))
  }
  return { ...DEFAULT_SETTINGS, ...stored }
}

const isSettingsEvent = (event: DomainEvent): boolean => event.type === 'settings.changed'

/** All settings; kept in the process until a `settings.changed` event. Do not change the object. */
export const readSettings = memoizeUntil(isSettingsEvent, loadSettings)

/** The settings that are translated, by language. */
export const readSettingTexts = memoizeUntil(isSettingsEvent, async (context) => {
  const texts = (await readTranslations(context, 'settings', [0])).get(0) ?? {}
  const parse = (fields: Record<string, unknown> = {}): Partial<StoreSettings> =>
    Object.assign({}, ...Object.entries(fields).map(([name, value]) => parseSetting(name, value)))
  return { fa: parse(texts.fa), en: parse(texts.en) }
})

/** All settings with those that are translated in another language; the shop's own where none is given. */
export const readSettingsIn = async (
  context: Context,
  language: Locale | undefined,
): Promise<StoreSettings> => {
  const settings = await readSettings(context)
  return language && language !== settings.locale
    ? { ...settings, ...(await readSettingTexts(context))[language] }
    : settings
}

/** The languages that the shop itself has texts in: one of those that say what it is (its name, its description). */
export const readShopLanguages = async (context: Context): Promise<Locale[]> => {
  const { locale } = await readSettings(context)
  const texts = await readSettingTexts(context)
  const others = (['fa', 'en'] as const).filter(
    (other) => other !== locale && (texts[other].site_name || texts[other].site_description),
  )
  return [locale, ...others]
}

const writeRow = (context: Context, name: string, value: unknown) =>
  context.db
    .insertInto('settings')
    .values({ name, value: toJson(value), updated_at: context.clock() })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        value: (eb) => eb.ref('excluded.value'),
        updated_at: (eb) => eb.ref('excluded.updated_at'),
      }),
    )
    .execute()

const partialSettings = storeSettings.partial()

/** Settings that are texts of the shop's, or hold some. */
const settingTexts = storeSettings
  .pick({
    site_name: true,
    site_description: true,
    store_address: true,
    footer_html: true,
    fast_access_in_footer: true,
    footer_pages: true,
    sidebar_pages: true,
    popular_searches: true,
    trust_badges: true,
    privacyPolicy: true,
    termServices: true,
    refundPolicy: true,
    banners: true,
    intro: true,
    home: true,
  })
  .partial()
  .strict()

const problemsOf = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    error.issues.flatMap(({ path: [name], code, message, ...issue }) =>
      (code === 'unrecognized_keys' ? (issue as { keys: string[] }).keys : [String(name)]).map((key) => [
        key,
        message,
      ]),
    ),
  )

const nextUpdateOrder = async (context: Context): Promise<string> => {
  const { update_order } = await readSettings(context)
  return String(Math.max(context.clock(), Number(update_order) + 1 || 1))
}

/**
 * Stores settings in a language that is not the shop's own, each whole; an empty text gives way to the shop's own.
 * @returns the settings in that language, or per wrong setting what is wrong with it
 */
export const saveSettingTexts = async (
  context: Context,
  language: Locale,
  changes: unknown,
): Promise<Result<StoreSettings, Record<string, string>>> => {
  const parsed = settingTexts.safeParse(changes)
  if (!parsed.success) return refuse(problemsOf(parsed.error))
  return inTransaction(context, async (inside) => {
    await writeRow(inside, 'update_order', await nextUpdateOrder(inside))
    await writeTranslation(inside, 'settings', 0, language, parsed.data)
    return ok(await readSettingsIn(inside, language))
  })
}

/**
 * Validates and stores the given top-level settings, bumps `update_order` and records `settings.changed`.
 * @returns the new settings, or per wrong setting what is wrong with it
 */
export const saveSettings = async (
  context: Context,
  changes: Partial<Omit<StoreSettings, 'update_order'>>,
): Promise<Result<StoreSettings, Record<string, string>>> => {
  const parsed = partialSettings.safeParse(changes)
  if (!parsed.success) return refuse(problemsOf(parsed.error))
  return inTransaction(context, async (inside) => {
    const values = { ...parsed.data, update_order: await nextUpdateOrder(inside) }
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined) await writeRow(inside, name, value)
    }
    await recordEvent(inside, { type: 'settings.changed', payload: { names: Object.keys(parsed.data) } })
    return ok(await loadSettings(inside))
  })
}

/**
 * Changes settings by what they are at that moment, so that two changes of one setting do not undo each other.
 * @param decide what to store; null refuses
 * @returns the new settings, or per wrong setting what is wrong with it; nothing where `decide` refused
 */
export const changeSettings = (
  context: Context,
  decide: (settings: StoreSettings) => Partial<Omit<StoreSettings, 'update_order'>> | null,
): Promise<Result<StoreSettings, Record<string, string>>> =>
  inTransaction(context, async (inside) => {
    const changes = decide(await loadSettings(inside))
    return changes ? saveSettings(inside, changes) : refuse({})
  })

/** The settings every visitor may see: those of `rests/plugin.php`. */
export const publicSettings = (settings: StoreSettings): AppSettings =>
  Object.fromEntries(
    SETTING_NAMES.filter((name) => !PRIVATE_NAMES.has(name)).map((name) => [name, settings[name]]),
  ) as AppSettings
