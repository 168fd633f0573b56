import type { z } from 'zod'
import type { Locale } from '#common/locale.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { writeTranslation } from '../translations/translations.ts'
import { loadSettings, readSettings, readSettingsIn } from './read-settings.ts'
import { type StoreSettings, storeSettings } from './schema.ts'

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
export const settingTexts = storeSettings
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
