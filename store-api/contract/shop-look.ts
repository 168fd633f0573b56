import { z } from 'zod'

/** A text in both languages of the back office. */
const bothLanguages = z.object({ fa: z.string(), en: z.string() })

const language = z.enum(['fa', 'en'])
/** Settings by name, each whole. */
const values = z.record(z.string(), z.unknown())
/** Settings with texts in another language than the shop's own, by language. */
const texts = z.partialRecord(language, values)

const person = z.object({ id: z.number(), name: z.string() })

/**
 * How a setting, or a part of one, is given. `kind` says which part of a form it is: flag, number, choice, text, html, css,
 * colour, picture, image, link, email, page, category, banner, object, list or variants.
 */
export interface LookFieldJson {
  kind: string
  label: z.infer<typeof bothLanguages>
  help: z.infer<typeof bothLanguages> | null
  /** the part may be missing */
  optional?: boolean
  /** of a text: may not be empty */
  required?: boolean
  /** of a text: with line breaks */
  multiline?: boolean
  /** of a number: its bounds; of a text: the longest; of a list: the most */
  min?: number
  max?: number
  /** of a number: may have decimals */
  fraction?: boolean
  /** of a choice; of a colour: names that it may have in place of a hex colour, with that colour */
  choices?: { value: string | number; label: z.infer<typeof bothLanguages>; colour?: string }[]
  /** of a colour: may be '' */
  empty?: boolean
  /** of an object */
  fields?: ({ key: string } & LookFieldJson)[]
  /** of a list */
  item?: LookFieldJson
  /** of variants: the field that says which one it is */
  by?: string
  variants?: {
    value: string
    label: z.infer<typeof bothLanguages>
    fields: ({ key: string } & LookFieldJson)[]
  }[]
}

const lookField = z
  .looseObject({
    key: z.string(),
    group: z.string(),
    kind: z.string(),
    label: bothLanguages,
    help: bothLanguages.nullable(),
    default: z.unknown(),
    /** has texts in the second language of its own */
    translatable: z.boolean(),
  })
  .meta({ description: 'A setting: what a form needs to ask for it.' })

export const lookDraft = z.object({
  /** says which state of the draft who changes it has seen */
  revision: z.number(),
  /** whether there is something to publish */
  changed: z.boolean(),
  values,
  texts,
  /** who changed it last; null for nobody */
  by: person.nullable(),
  date_gmt: z.string().nullable(),
})
export type LookDraftJson = z.infer<typeof lookDraft>

export const lookSettings = z.object({
  /** the shop's own language, and the other */
  language,
  second_language: language,
  published: z.object({ values, texts }),
  draft: lookDraft,
  groups: z.array(z.object({ key: z.string(), label: bothLanguages })),
  schema: z.array(lookField),
})
export type LookSettingsJson = z.infer<typeof lookSettings>

const given = {
  /** by name, each whole; null takes a change back */
  values: z.record(z.string(), z.unknown()).optional(),
  /** by language; '' gives way to the shop's own text, null takes a change back */
  texts: z.partialRecord(language, z.record(z.string(), z.unknown())).optional(),
}
const revision = z.number().int().nonnegative()

/** `revision` may stand in `If-Match` instead; one of both is needed. */
export const changeDraftRequest = z.object({ revision: revision.optional(), ...given })
export const publishRequest = z.object({
  revision: revision.optional(),
  /** settings that are published, with their texts in other languages; all else stays in the draft. Without it all is. */
  keys: z.array(z.string().max(100)).min(1).max(200).optional(),
})
export const draftQuery = z.object({ revision: z.coerce.number().int().nonnegative().optional() })

export const previewRequest = z.object({
  /** of a preview that is to show this from now on, in place of a new one */
  token: z.string().max(100).optional(),
  ...given,
})
export const previewAnswer = z.object({
  token: z.string(),
  /** what a frame shows: the front page in the shop's own language, and in the other */
  path: z.string(),
  second_language_path: z.string(),
  expires_gmt: z.string(),
})

const lookChange = z.object({
  key: z.string(),
  /** of a text in that language; null for the setting itself */
  language: language.nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export const lookVersion = z.object({
  number: z.number(),
  date_gmt: z.string(),
  /** null for what was there before the first */
  by: person.nullable(),
  restored_from: z.number().nullable(),
  changes: z.array(lookChange),
})
export type LookVersionJson = z.infer<typeof lookVersion>

export const publishAnswer = z.object({ version: lookVersion, draft: lookDraft })
