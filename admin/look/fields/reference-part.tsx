import { Autocomplete, type AutocompleteRenderInputParams, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import { WHOLE_LIST } from '#admin/api/whole-list.ts'
import { type FieldProps, helpOf } from './field-props.ts'

interface Option {
  id: number
  name: string
}

const RESOURCES: Record<string, { name: string; sort: string }> = {
  category: { name: 'categories', sort: 'name' },
  page: { name: 'pages', sort: 'title' },
}

const nameOf = (record: Record<string, unknown>): string => String(record.name ?? record.title ?? record.id)

/** All that may be chosen: categories, pages, or the banners as they are in the form. */
const useOptions = (kind: string, banners: unknown): Option[] => {
  const resource = RESOURCES[kind]
  const { data = [] } = useGetList(
    resource?.name ?? 'categories',
    { pagination: WHOLE_LIST, sort: { field: resource?.sort ?? 'name', order: 'ASC' } },
    { enabled: resource !== undefined, retry: false },
  )
  if (kind === 'banner')
    return (Array.isArray(banners) ? banners : []).map(({ id, title }) => ({ id, name: title || `#${id}` }))
  return data.map((record) => ({ id: Number(record.id), name: nameOf(record) }))
}

/** What both kinds of choosing have in common. */
const chooser = (props: FieldProps) => {
  const { field, path, problems, locale } = props
  return {
    getOptionLabel: ({ name }: Option) => name,
    getOptionKey: ({ id }: Option) => id,
    isOptionEqualToValue: (one: Option, other: Option) => one.id === other.id,
    renderInput: (input: AutocompleteRenderInputParams) => (
      <TextField
        {...input}
        size="small"
        label={field.label[locale]}
        error={path in problems}
        helperText={helpOf(props)}
      />
    ),
  }
}

interface ReferencePartProps extends FieldProps<number | undefined> {
  banners: unknown
}

/** One category or page; 0 for none. */
export const ReferencePart = (props: ReferencePartProps) => {
  const { field, value, onChange } = props
  const options = useOptions(field.kind, props.banners)
  return (
    <Autocomplete
      options={options}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(_, chosen) => onChange(chosen?.id ?? (field.optional ? undefined : 0))}
      {...chooser(props as FieldProps)}
    />
  )
}

/** Several of them, in the order in which they were chosen. */
export const ReferencesPart = (props: FieldProps<number[]> & { banners: unknown }) => {
  const { field, value, onChange } = props
  const options = useOptions(field.item?.kind ?? '', props.banners)
  const chosen = (value ?? []).map(
    (id) => options.find((option) => option.id === id) ?? { id, name: `#${id}` },
  )
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={options}
      value={chosen}
      onChange={(_, all) => onChange(all.map(({ id }) => id))}
      {...chooser(props as FieldProps)}
    />
  )
}
