import type { Locale } from '#common/locale.ts'
import type { LookFieldJson } from '#store-api/contract/shop-look.ts'

/** What each kind of field is given. */
export interface FieldProps<T = unknown> {
  field: LookFieldJson
  value: T
  onChange: (value: T) => void
  /** as the server names it when it is wrong: `banners.0.title` */
  path: string
  /** what is wrong, by path */
  problems: Record<string, string>
  /** of the back office */
  locale: Locale
}

/** Of any kind; `banners` are those of the form, which home sections choose from. */
export type PartProps = FieldProps & { banners: unknown }

export const helpOf = ({ field, path, problems, locale }: FieldProps): string | undefined =>
  problems[path] ?? field.help?.[locale]

type Part = { key: string } & LookFieldJson

/** What a part has before somebody fills it in. */
export const emptyOf = (field: LookFieldJson): unknown => {
  switch (field.kind) {
    case 'flag':
      return false
    case 'number':
      return field.min ?? 0
    case 'choice':
      return field.choices?.[0]?.value
    case 'page':
    case 'category':
    case 'banner':
      return 0
    case 'colour':
      return field.empty ? '' : '#ffffff'
    case 'image':
      return { src: '', alt: '' }
    case 'list':
      return []
    case 'object':
      return emptyFields(field.fields)
    case 'variants':
      return emptyVariant(field, field.variants?.[0]?.value ?? '')
    default:
      return ''
  }
}

const emptyFields = (fields: readonly Part[] = []): Record<string, unknown> =>
  Object.fromEntries(fields.filter(({ optional }) => !optional).map((part) => [part.key, emptyOf(part)]))

/** One of the variants, with what it needs. */
export const emptyVariant = (field: LookFieldJson, value: string): Record<string, unknown> => ({
  [field.by ?? 'kind']: value,
  ...emptyFields(field.variants?.find((one) => one.value === value)?.fields),
})
