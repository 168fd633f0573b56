import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import {
  Autocomplete,
  Button,
  FormControlLabel,
  IconButton,
  Menu,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useCreate, useGetList, useInput, useNotify, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '#admin/api/call.ts'
import { WHOLE_LIST } from '#admin/api/whole-list.ts'
import { mergeChoice } from '#admin/shared/merge-choice.ts'
import type { ProductAttribute } from '../product.ts'

const ALL = { pagination: WHOLE_LIST } as const

interface AttributeProps {
  attribute: ProductAttribute
  /** told by how it stands then: another change may come while a value is made */
  onChange: (make: (now: ProductAttribute) => ProductAttribute | null) => void
  makesVariations: boolean
}

interface TermRefusal {
  body?: { code?: string; data?: { resource_id?: number } }
}

/** Makes a value of an attribute of the shop, unless there is one of this name. @returns its name as the shop spells it */
const useMakeTerm = (attributeId: number) => {
  const [create] = useCreate()
  return async (name: string): Promise<string> => {
    try {
      await create(
        'attribute-terms',
        { data: { name }, meta: { attribute_id: attributeId } },
        { returnPromise: true },
      )
      return name
    } catch (error) {
      const { code, data } = (error as TermRefusal).body ?? {}
      if (code !== 'term_exists') throw error
      if (!data?.resource_id) return name
      const path = `wc/v3/products/attributes/${attributeId}/terms/${data.resource_id}`
      return (await call<{ name: string }>(path)).json.name
    }
  }
}

const Options = ({ attribute, onChange }: AttributeProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const makeTerm = useMakeTerm(attribute.id)
  const { data: terms = [] } = useGetList(
    'attribute-terms',
    { ...ALL, meta: { attribute_id: attribute.id } },
    { enabled: attribute.id > 0 },
  )
  const names = terms.map(({ name }) => String(name))
  const choose = async (options: string[]) => {
    // a value of an attribute of the shop is one of its terms
    const added = attribute.id > 0 ? options.filter((name) => !names.includes(name)) : []
    const spelled = new Map<string, string>()
    try {
      for (const name of added.filter((one) => !attribute.options.includes(one))) {
        spelled.set(name, await makeTerm(name))
      }
      const chosen = [...new Set(options.map((name) => spelled.get(name) ?? name))]
      onChange((now) => ({ ...now, options: mergeChoice(now.options, attribute.options, chosen) }))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <Autocomplete
      multiple
      freeSolo
      size="small"
      options={names}
      value={attribute.options}
      filterSelectedOptions
      onChange={(_, options) => void choose(options.map((option) => option.trim()).filter(Boolean))}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('products.attribute.options')}
          helperText={translate('products.attribute.options_hint')}
        />
      )}
    />
  )
}

const Attribute = (props: AttributeProps) => {
  const { attribute, onChange, makesVariations } = props
  const translate = useTranslate()
  const flag = (name: 'visible' | 'variation') => (
    <FormControlLabel
      label={translate(`products.attribute.${name}`)}
      control={
        <Switch
          checked={attribute[name]}
          onChange={(event) => onChange((now) => ({ ...now, [name]: event.target.checked }))}
        />
      }
    />
  )
  return (
    <Stack sx={{ gap: 1.5, border: 1, borderColor: 'divider', borderRadius: 2, padding: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        {attribute.id > 0 ? (
          <Typography sx={{ flex: 1, fontWeight: 600 }}>{attribute.name}</Typography>
        ) : (
          <TextField
            size="small"
            sx={{ flex: 1 }}
            label={translate('products.attribute.name')}
            value={attribute.name}
            onChange={(event) => onChange((now) => ({ ...now, name: event.target.value }))}
          />
        )}
        <IconButton
          aria-label={`${translate('products.form.remove')}: ${attribute.name}`}
          onClick={() => onChange(() => null)}
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <DeleteIcon />
        </IconButton>
      </Stack>
      <Options {...props} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        {flag('visible')}
        {makesVariations && flag('variation')}
      </Stack>
    </Stack>
  )
}

const AddAttribute = ({
  taken,
  onAdd,
}: {
  taken: readonly number[]
  onAdd: (of: { id: number; name: string }) => void
}) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data = [] } = useGetList('attributes', ALL)
  const add = (of: { id: number; name: string }) => () => {
    setAnchor(null)
    onAdd(of)
  }
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ alignSelf: 'flex-start', minHeight: 44 }}
      >
        {translate('products.attribute.add')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {data
          .filter(({ id }) => !taken.includes(id))
          .map(({ id, name }) => (
            <MenuItem key={id} onClick={add({ id, name })}>
              {name}
            </MenuItem>
          ))}
        <MenuItem onClick={add({ id: 0, name: '' })}>{translate('products.attribute.own')}</MenuItem>
      </Menu>
    </>
  )
}

/** Those of the shop are known by their id, the product's own by their place. */
const isSame = (one: ProductAttribute, at: number, other: ProductAttribute, place: number): boolean =>
  other.id > 0 ? one.id === other.id : at === place

/** What a product is told apart by: attributes of the shop, and its own. */
export const AttributeFields = () => {
  const translate = useTranslate()
  const type = useWatch({ name: 'type' })
  const { field } = useInput({ source: 'attributes', defaultValue: [] })
  const { getValues } = useFormContext()
  const attributes = (field.value ?? []) as ProductAttribute[]
  const nowChosen = () => (getValues('attributes') ?? []) as ProductAttribute[]
  const write = (next: ProductAttribute[]) =>
    field.onChange(next.map((attribute, position) => ({ ...attribute, position })))
  const isVariable = type === 'variable'
  return (
    <Stack sx={{ gap: 1.5 }}>
      {attributes.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('products.attribute.empty')}
        </Typography>
      )}
      {attributes.map((attribute, i) => (
        <Attribute
          key={attribute.id || `own-${i}`}
          attribute={attribute}
          makesVariations={isVariable}
          onChange={(make) =>
            write(nowChosen().flatMap((one, at) => (isSame(one, at, attribute, i) ? (make(one) ?? []) : one)))
          }
        />
      ))}
      <AddAttribute
        taken={attributes.map(({ id }) => id)}
        onAdd={({ id, name }) =>
          write([
            ...attributes,
            { id, name, position: attributes.length, visible: true, variation: isVariable, options: [] },
          ])
        }
      />
    </Stack>
  )
}
