import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useBoot } from '#admin/boot-context.tsx'
import type { LineItem } from '#admin/orders/order.ts'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { TypedNumber } from '#admin/shared/inputs/typed-number.tsx'
import type { Sold } from '#admin/shared/product-search/find-sold.ts'
import { ProductSearch } from '#admin/shared/product-search/product-search.tsx'
import { type EditedLine, type LinesForm, lineKey, unitPriceOf } from './line-edits.ts'

const isPrice = (text: string): boolean => /^\d+(\.\d+)?$/.test(text)

const keyOf = ({ product_id, variation_id }: { product_id: number; variation_id: number }): string =>
  `${product_id}:${variation_id}`

/** Chooses what the variation of a line leaves open. */
const OpenChoices = ({ line, onChange }: { line: EditedLine; onChange: (line: EditedLine) => void }) => {
  const translate = useTranslate()
  const { open = [], chosen = {} } = line
  return open.map(({ slug, name, options }) => (
    <TextField
      key={slug}
      select
      label={name}
      value={chosen[slug] ?? ''}
      onChange={({ target }) => onChange({ ...line, chosen: { ...chosen, [slug]: target.value } })}
      error={!chosen[slug]}
      helperText={chosen[slug] ? undefined : translate('ra.validation.required')}
      sx={{ flex: 2, minInlineSize: 120 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  ))
}

interface ItemRowProps {
  line: EditedLine
  /** as it was, to tell the price of a piece by */
  saved: LineItem | undefined
  isPriceFixed: boolean
  onChange: (line: EditedLine) => void
  onRemove: () => void
}

const ItemRow = ({ line, saved, isPriceFixed, onChange, onRemove }: ItemRowProps) => {
  const translate = useTranslate()
  const { decimals } = useBoot().currency
  const price = line.unit_price ?? (saved ? unitPriceOf(saved, decimals) : '')
  const wrongPrice = price !== '' && !isPrice(price)
  return (
    <Stack component="li" sx={{ paddingBlock: 1.25, borderBlockEnd: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Picture src={line.image?.src} size={44} />
        <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
          {line.name}
        </Typography>
        <IconButton
          aria-label={`${translate('ra.action.remove')}: ${line.name}`}
          onClick={onRemove}
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <RemoveIcon />
        </IconButton>
      </Stack>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 0.5 }}
        role="group"
        aria-label={line.name}
      >
        <OpenChoices line={line} onChange={onChange} />
        <Box sx={{ flex: 1 }}>
          <TypedNumber
            label={translate('order_desk.edit.quantity')}
            value={Number.isNaN(line.quantity) ? '' : String(line.quantity)}
            onChange={(typed) =>
              onChange({ ...line, quantity: /^\d+$/.test(typed) ? Number(typed) : Number.NaN })
            }
            error={line.quantity >= 1 ? undefined : translate('order_desk.edit.quantity_wrong')}
          />
        </Box>
        {!isPriceFixed && (
          <Box sx={{ flex: 2 }}>
            <TypedNumber
              label={translate('order_desk.edit.price')}
              value={price}
              placeholder={line.catalogue_price}
              onChange={(unit_price) => onChange({ ...line, unit_price })}
              error={wrongPrice ? translate('ra.validation.number') : undefined}
              isMoney
            />
          </Box>
        )}
      </Stack>
    </Stack>
  )
}

interface ItemRowsProps {
  saved: readonly LineItem[]
  /** prices are those of the catalogue */
  isPriceFixed?: boolean
}

/** The goods of an order in a form: found, counted, priced and taken away. */
export const ItemRows = ({ saved, isPriceFixed = false }: ItemRowsProps) => {
  const { setValue } = useFormContext<LinesForm>()
  const lines: EditedLine[] = useWatch<LinesForm, 'line_items'>({ name: 'line_items' }) ?? []
  const write = (now: EditedLine[]) => setValue('line_items', now, { shouldDirty: true })
  const put = (at: number, line: EditedLine) => write(lines.map((one, index) => (index === at ? line : one)))
  const add = (sold: Sold) => {
    const at = lines.findIndex((line) => !line.id && keyOf(line) === keyOf(sold))
    const known = lines[at]
    if (known && sold.open.length === 0) return put(at, { ...known, quantity: (known.quantity || 0) + 1 })
    const { name, product_id, variation_id, image, price, open } = sold
    const line = {
      name,
      product_id,
      variation_id,
      quantity: 1,
      image: { src: image },
      catalogue_price: price,
      open,
      row: 1 + Math.max(0, ...lines.map(({ row = 0 }) => row)),
    }
    write([...lines, line])
  }
  return (
    <>
      <ProductSearch onChoose={add} />
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {lines.map((line, index) => (
          <ItemRow
            key={line.id ?? lineKey(line)}
            line={line}
            saved={saved.find(({ id }) => id === line.id)}
            isPriceFixed={isPriceFixed}
            onChange={(changed) => put(index, changed)}
            onRemove={() => write(lines.filter((one) => one !== line))}
          />
        ))}
      </Box>
    </>
  )
}

/** Whether all that was typed of the goods can be sent. */
export const areItemsRight = (lines: readonly EditedLine[]): boolean =>
  lines.every(
    ({ quantity, unit_price, open = [], chosen = {} }) =>
      quantity >= 1 && (!unit_price || isPrice(unit_price)) && open.every(({ slug }) => chosen[slug]),
  )
