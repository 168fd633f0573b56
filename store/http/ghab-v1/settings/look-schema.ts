import { demoThemes } from '#common/demo-themes.ts'
import {
  DEFAULT_SETTINGS,
  isTranslatable,
  LOOK_FIELDS_BY_GROUP,
  LOOK_GROUPS,
  type LookField,
} from '#store/modules/settings/settings.ts'
import type { LookFieldJson, LookSettingsJson } from '#store-api/contract/shop-look.ts'
import { ADDRESS_CHOICES, GROUP_LABELS, LOOK_LABELS } from './look-labels.ts'

type Texts = { fa: string; en: string }

const textsOf = ([fa, en]: readonly [string, string, ...unknown[]]): Texts => ({ fa, en })

/** Styles that have a number and no name. */
const numbered = (value: string | number): Texts => ({
  fa: `حالت ${value.toLocaleString('fa')}`,
  en: `Style ${value}`,
})

const choiceLabel = (path: string, value: string | number): Texts => {
  const label = LOOK_LABELS[`${path}=${value}`] ?? ADDRESS_CHOICES[value]
  return label ? textsOf(label) : numbered(value)
}

const choicesOf = (path: string, values: readonly (string | number)[]) =>
  values.map((value) => ({ value, label: choiceLabel(path, value) }))

const fieldsOf = (path: string, fields: Record<string, LookField>): ({ key: string } & LookFieldJson)[] =>
  Object.entries(fields).map(([key, field]) => ({ key, ...fieldJson(`${path}.${key}`, field) }))

/** What a field has beside its kind and label. */
const detailsOf = (path: string, field: LookField): Partial<LookFieldJson> => {
  switch (field.kind) {
    case 'number':
      return { min: field.min, max: field.max, ...(field.fraction && { fraction: true }) }
    case 'choice':
      return { choices: choicesOf(path, field.choices) }
    case 'text':
      return {
        max: field.max,
        ...(field.lines && { multiline: true }),
        ...(field.required && { required: true }),
      }
    case 'html':
    case 'css':
      return { max: field.max }
    case 'colour':
      return {
        ...(field.empty && { empty: true }),
        ...(field.names && {
          choices: choicesOf(path, field.names).map((one) => ({
            ...one,
            colour: demoThemes[one.value] ?? '',
          })),
        }),
      }
    case 'object':
      return { fields: fieldsOf(path, field.fields) }
    case 'list':
      return { max: field.most, item: fieldJson(path, field.item) }
    case 'variants':
      return {
        by: field.by,
        variants: Object.entries(field.variants).map(([value, fields]) => ({
          value,
          label: choiceLabel(path, value),
          fields: fieldsOf(path, fields),
        })),
      }
    default:
      return {}
  }
}

/** A field as a form needs it. @throws for one without a label, which a test finds */
const fieldJson = (path: string, field: LookField): LookFieldJson => {
  const label = LOOK_LABELS[path]
  if (!label) throw new Error(`${path} has no label`)
  const [, , fa, en] = label
  return {
    kind: field.kind,
    label: textsOf(label),
    help: fa && en ? { fa, en } : null,
    ...(field.optional && { optional: true }),
    ...detailsOf(path, field),
  }
}

/** Groups and settings of the shop's look in the order of a form. */
export const lookSchema = (): Pick<LookSettingsJson, 'groups' | 'schema'> => ({
  groups: LOOK_GROUPS.map((key) => ({ key, label: textsOf(GROUP_LABELS[key] ?? [key, key]) })),
  schema: LOOK_GROUPS.flatMap((group) =>
    Object.entries(LOOK_FIELDS_BY_GROUP[group]).map(([key, field]) => ({
      key,
      group,
      ...fieldJson(key, field),
      default: Reflect.get(DEFAULT_SETTINGS, key),
      translatable: isTranslatable(key),
    })),
  ),
})
