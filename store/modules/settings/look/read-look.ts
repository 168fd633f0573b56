import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { readSettings, readSettingTexts } from '../read-settings.ts'
import type { LookChange, LookTexts } from '../tables.ts'
import { isTranslatable } from './check-look.ts'
import { LOOK_KEYS } from './look-fields.ts'

/** The shop's look: its settings by name, and those in other languages. */
export interface Look {
  values: Record<string, unknown>
  texts: LookTexts
}

const LANGUAGES: readonly Locale[] = ['fa', 'en']

const onlyTexts = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    LOOK_KEYS.flatMap((key) => (isTranslatable(key) && key in fields ? [[key, fields[key]]] : [])),
  )

/** The look that everybody sees. */
export const readLook = async (context: Context): Promise<Look> => {
  const settings = await readSettings(context)
  const texts = await readSettingTexts(context)
  return {
    values: Object.fromEntries(LOOK_KEYS.map((key) => [key, settings[key]])),
    texts: Object.fromEntries(
      LANGUAGES.filter((language) => language !== settings.locale).map((language) => [
        language,
        onlyTexts(texts[language]),
      ]),
    ),
  }
}

/** Values with others over them; null takes one away. */
const layOver = (
  values: Record<string, unknown>,
  given: Record<string, unknown> = {},
): Record<string, unknown> =>
  Object.fromEntries(Object.entries({ ...values, ...given }).filter(([, value]) => value !== null))

/** A look with another over it. */
export const layLookOver = (look: Look, given: Partial<Look>): Look => ({
  values: layOver(look.values, given.values),
  texts: Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const texts = layOver(look.texts[language] ?? {}, given.texts?.[language])
      return Object.keys(texts).length ? [[language, texts]] : []
    }),
  ),
})

export const isEmptyLook = ({ values, texts }: Look): boolean =>
  Object.keys(values).length === 0 && Object.values(texts).every((one) => Object.keys(one).length === 0)

const changesOf = (
  language: Locale | null,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): LookChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const change = { key, language, before: before[key] ?? null, after: after[key] ?? null }
    return isDeepStrictEqual(change.before, change.after) ? [] : [change]
  })

/** What is another in one look than in the other. */
export const compareLooks = (before: Look, after: Look): LookChange[] => [
  ...changesOf(null, before.values, after.values),
  ...LANGUAGES.flatMap((language) =>
    changesOf(language, before.texts[language] ?? {}, after.texts[language] ?? {}),
  ),
]
