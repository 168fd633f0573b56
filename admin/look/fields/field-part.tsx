import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { LookFieldJson } from '#store-api/contract/shop-look.ts'
import { ColourPart } from './colour-part.tsx'
import { emptyVariant, type PartProps } from './field-props.ts'
import { LinkPart } from './links/link-part.tsx'
import { TargetPart } from './links/target-part.tsx'
import { ListPart } from './list-part.tsx'
import { ImagePart, PicturePart } from './picture-part.tsx'
import { ReferencePart, ReferencesPart } from './reference-part.tsx'
import { ChoicePart, FlagPart, NumberPart, TextPart } from './simple-fields.tsx'
import { STYLES, StylePart } from './style-part.tsx'

type Fields = readonly ({ key: string } & LookFieldJson)[]

const REFERENCES = ['category', 'page', 'banner']

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The parts of an object, each with its own field; the number of a banner is nobody's matter. */
const Parts = ({ fields, ...props }: PartProps & { fields: Fields }) => {
  const record = asRecord(props.value)
  return fields
    .filter(({ key, kind }) => !(key === 'id' && kind === 'number'))
    .map((part) => (
      <FieldPart
        {...props}
        key={part.key}
        field={part}
        value={record[part.key]}
        path={`${props.path}.${part.key}`}
        onChange={(value) => props.onChange({ ...record, [part.key]: value })}
      />
    ))
}

const ObjectPart = (props: PartProps) => {
  const { field, locale, path } = props
  const fields = field.fields ?? []
  const isItem = /\.\d+$/.test(path)
  return (
    <Box role="group" aria-label={field.label[locale]}>
      {!isItem && fields.length > 1 && (
        <Typography component="div" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
          {field.label[locale]}
        </Typography>
      )}
      <Stack
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: fields.length > 6 && !isItem ? { sm: '1fr 1fr' } : 'minmax(0, 1fr)',
        }}
      >
        <Parts
          {...props}
          fields={fields.length === 1 ? fields.map((one) => ({ ...one, label: field.label })) : fields}
        />
      </Stack>
    </Box>
  )
}

const VariantsPart = (props: PartProps) => {
  const { field, value, onChange, locale, path } = props
  const record = asRecord(value)
  const by = field.by ?? 'kind'
  const chosen = field.variants?.find((variant) => variant.value === record[by])
  // what a section of the home page is was chosen when it was added
  const isItem = /\.\d+$/.test(path)
  return (
    <Stack spacing={2}>
      {!isItem && (
        <TextField
          select
          size="small"
          label={field.label[locale]}
          value={record[by] ?? ''}
          onChange={({ target }) => onChange(emptyVariant(field, target.value))}
        >
          {field.variants?.map((variant) => (
            <MenuItem key={variant.value} value={variant.value}>
              {variant.label[locale]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Parts {...props} fields={chosen?.fields ?? []} />
    </Stack>
  )
}

/** What leads somewhere: to something of the shop, or to an address. */
const isTarget = ({ by, variants = [] }: LookFieldJson): boolean =>
  by === 'kind' && variants.some(({ value }) => value === 'url')

/** A setting, or a part of one, by its kind. */
export const FieldPart = (props: PartProps) => {
  const { field, path } = props
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a value of its own, as the schema says
  const given = props as any
  if (STYLES.has(path)) return <StylePart {...given} />
  switch (field.kind) {
    case 'flag':
      return <FlagPart {...given} />
    case 'number':
      return <NumberPart {...given} />
    case 'choice':
      return <ChoicePart {...given} />
    case 'colour':
      return <ColourPart {...given} />
    case 'picture':
      return <PicturePart {...given} />
    case 'image':
      return <ImagePart {...given} />
    case 'object':
      return <ObjectPart {...props} />
    case 'link':
      return <LinkPart {...given} />
    case 'variants':
      return isTarget(field) ? <TargetPart {...props} /> : <VariantsPart {...props} />
    case 'list':
      return REFERENCES.includes(field.item?.kind ?? '') ? (
        <ReferencesPart {...given} />
      ) : (
        <ListPart {...given} Part={FieldPart} />
      )
    default:
      return REFERENCES.includes(field.kind) ? <ReferencePart {...given} /> : <TextPart {...given} />
  }
}
