import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import type { Json } from '#store/database/json.ts'
import { fromJson } from '#store/database/json.ts'
import type { DomainEvent } from '#store/database/transaction.ts'
import { memoizeUntil } from '#store/events/memoize-until.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { readTranslations } from '../translations/translations.ts'
import { DEFAULT_SETTINGS } from './defaults.ts'
import { PRIVATE_NAMES, SETTING_NAMES, type StoreSettings, storeSettings } from './schema.ts'

const parseSetting = (name: string, value: unknown): Record<string, unknown> => {
  const parsed = storeSettings.shape[name as keyof StoreSettings]?.safeParse(value)
  return parsed?.success ? { [name]: parsed.data } : {}
}

const parseSettings = (fields: Record<string, unknown>): Partial<StoreSettings> =>
  Object.assign({}, ...Object.entries(fields).map(([name, value]) => parseSetting(name, value)))

/** Stored texts with those of a preview over them; an empty one gives way to the shop's own. */
const previewedTexts = (
  { preview }: Context,
  language: Locale,
  stored: Record<string, unknown> = {},
): Record<string, unknown> => {
  const texts = { ...stored, ...preview?.texts[language] }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

export const loadSettings = async (context: Context): Promise<StoreSettings> => {
  const rows = await context.db.selectFrom('settings').select(['name', 'value']).execute()
  const stored: Record<string, unknown> = {}
  for (const { name, value } of rows) {
    Object.assign(stored, parseSetting(name, fromJson(value as Json<unknown>)))
  }
  return { ...DEFAULT_SETTINGS, ...stored }
}

const isSettingsEvent = (event: DomainEvent): boolean => event.type === 'settings.changed'

/** All settings; kept in the process until a `settings.changed` event. Do not change the object. */
export const readSettings = memoizeUntil(isSettingsEvent, async (context): Promise<StoreSettings> => {
  const settings = await loadSettings(context)
  return context.preview ? { ...settings, ...parseSettings(context.preview.values) } : settings
})

/** The settings that are translated, by language. */
export const readSettingTexts = memoizeUntil(isSettingsEvent, async (context) => {
  const texts = (await readTranslations(context, 'settings', [0])).get(0) ?? {}
  const inLanguage = (language: Locale) => parseSettings(previewedTexts(context, language, texts[language]))
  return { fa: inLanguage('fa'), en: inLanguage('en') }
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

/** The settings every visitor may see: those of `rests/plugin.php`. */
export const publicSettings = (settings: StoreSettings): AppSettings =>
  Object.fromEntries(
    SETTING_NAMES.filter((name) => !PRIVATE_NAMES.has(name)).map((name) => [name, settings[name]]),
  ) as AppSettings
