import type { Locale } from '#common/locale.ts'
import type { LookDraftJson, LookSettingsJson } from '#store-api/contract/shop-look.ts'

/** Settings by name, and by language those of other languages. */
export interface Look {
  values: Record<string, unknown>
  texts: Partial<Record<Locale, Record<string, unknown>>>
}

/** A setting of the shop, or its text in another language. */
export interface Place {
  key: string
  /** null for the shop's own language */
  language: Locale | null
}

export const NO_LOOK: Look = { values: {}, texts: {} }

const fieldsOf = (look: Look, { language }: Place): Record<string, unknown> =>
  (language ? look.texts[language] : look.values) ?? {}

const withFields = (look: Look, { language }: Place, fields: Record<string, unknown>): Look =>
  language ? { ...look, texts: { ...look.texts, [language]: fields } } : { ...look, values: fields }

export const setIn = (look: Look, place: Place, value: unknown): Look =>
  withFields(look, place, { ...fieldsOf(look, place), [place.key]: value })

export const dropFrom = (look: Look, place: Place): Look => {
  const { [place.key]: _, ...rest } = fieldsOf(look, place)
  return withFields(look, place, rest)
}

const placesOf = ({ values, texts }: Look): Place[] => [
  ...Object.keys(values).map((key) => ({ key, language: null })),
  ...Object.entries(texts).flatMap(([language, fields]) =>
    Object.keys(fields ?? {}).map((key) => ({ key, language: language as Locale })),
  ),
]

export const isEmpty = (look: Look): boolean => placesOf(look).length === 0

/** What somebody sees: what they typed, else the draft, else what is published. A change that is taken back is null. */
export const valueIn = (layers: { edits: Look; draft: Look; published: Look }, place: Place): unknown => {
  const typed = fieldsOf(layers.edits, place)[place.key]
  if (typed !== undefined && typed !== null) return typed
  const drafted = typed === null ? undefined : fieldsOf(layers.draft, place)[place.key]
  return drafted ?? fieldsOf(layers.published, place)[place.key]
}

/** Whether a setting is another than shoppers see. */
export const isChanged = (layers: { edits: Look; draft: Look; published: Look }, place: Place): boolean =>
  JSON.stringify(valueIn(layers, place)) !== JSON.stringify(fieldsOf(layers.published, place)[place.key])

/** What was typed while a part of it was on its way: all but what arrived as it is now. */
export const notYetSaved = (edits: Look, sent: Look): Look =>
  placesOf(sent).reduce(
    (left, place) =>
      JSON.stringify(fieldsOf(left, place)[place.key]) === JSON.stringify(fieldsOf(sent, place)[place.key])
        ? dropFrom(left, place)
        : left,
    edits,
  )

/** Without what the server found wrong, so that one wrong field does not hold the others back. */
export const withoutWrong = (edits: Look, problems: Record<string, string>): Look =>
  placesOf(edits).reduce(
    (left, place) => (problemsOf(problems, place).length ? dropFrom(left, place) : left),
    edits,
  )

const prefixOf = ({ key, language }: Place): string => (language ? `texts.${language}.${key}` : key)

/** What is wrong at a setting and its parts, as `banners.0.title`. */
export const problemsOf = (
  problems: Record<string, string>,
  place: Place,
): [path: string, text: string][] => {
  const prefix = prefixOf(place)
  return Object.entries(problems).flatMap(([path, text]) => {
    if (path !== prefix && !path.startsWith(`${prefix}.`)) return []
    return [[path.slice(prefix.length - place.key.length), text]]
  })
}

/** Somebody else wrote the same settings into the draft meanwhile. */
interface Clash extends Place {
  yours: unknown
  theirs: unknown
}

/** What the server answers to a draft that was read before somebody else changed it. */
export interface DraftConflict {
  draft: LookDraftJson
  clashes: Clash[]
}

export type Field = LookSettingsJson['schema'][number]

const folded = (text: string): string => text.toLowerCase().replace(/[\u200c\s]+/g, '')

/** Settings whose label, help, name or parts have what is looked for. */
export const findFields = (schema: readonly Field[], wanted: string): Field[] => {
  const words = wanted.trim().split(/\s+/).map(folded).filter(Boolean)
  return schema.filter(({ key, label, help, ...more }) => {
    const text = folded(JSON.stringify([key, label, help, more]))
    return words.every((word) => text.includes(word))
  })
}
