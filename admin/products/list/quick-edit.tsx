import CheckIcon from '@mui/icons-material/Check'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, Button, ButtonBase, Popover, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import {
  BooleanInput,
  Form,
  FormDataConsumer,
  type RaRecord,
  SaveButton,
  SelectInput,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin'
import { MoneyInput, WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'
import { useNotifyDone } from '#admin/shared/undo.tsx'
import { visuallyHidden } from '#admin/shared/visually-hidden.ts'
import { choicesOf, type Product, STOCK_STATES, saleProblem } from '../product.ts'

interface QuickEditProps {
  product: Product
  /** what is edited, for who cannot see it */
  label: string
  fields: readonly string[]
  /** what stands there until it is edited */
  shown: ReactNode
  children: ReactNode
}

const only = (record: RaRecord, fields: readonly string[]) =>
  Object.fromEntries(fields.map((name) => [name, record[name]]))

/** Some fields of a product, edited where they stand, without opening it. */
const QuickEdit = ({ product, label, fields, shown, children }: QuickEditProps) => {
  const translate = useTranslate()
  const refresh = useRefresh()
  const done = useNotifyDone()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [update] = useUpdate()
  const close = () => setAnchor(null)
  const write = (data: object, previousData: object) =>
    update(
      'products',
      { id: product.id, data, previousData: previousData as RaRecord },
      { returnPromise: true },
    )
  const save = async (values: Record<string, unknown>) => {
    const before = only(product, fields)
    const after = { ...before, ...values }
    let saved: object
    try {
      saved = await write(after, before)
    } catch (error) {
      const { body, message } = error as { body?: { errors?: Record<string, string> }; message: string }
      return body?.errors ?? { [fields[0]!]: translate(message, { _: message }) }
    }
    close()
    done({
      message: 'products.saved_one',
      args: { name: product.name },
      undo: async () => {
        await write(before, saved)
        refresh()
      },
    })
  }
  return (
    <>
      <ButtonBase
        onClick={(event) => {
          event.stopPropagation()
          setAnchor(event.currentTarget)
        }}
        sx={{
          minHeight: 44,
          paddingInline: 1,
          borderRadius: 2,
          gap: 0.75,
          '& svg': { opacity: { xs: 0.6, md: 0 }, fontSize: 16, color: 'text.secondary' },
          '&:hover svg, &:focus-visible svg': { opacity: 1 },
          '&:hover': { backgroundColor: 'action.hover' },
        }}
      >
        {shown}
        <EditIcon />
        <Box component="span" sx={visuallyHidden}>
          {` ${translate(label)}: ${product.name}`}
        </Box>
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        onClick={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': translate(label) } as object }}
      >
        <Form record={only(product, fields)} onSubmit={save}>
          <Stack sx={{ padding: 2, inlineSize: 280 }}>
            {children}
            <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', marginBlockStart: 1 }}>
              <Button onClick={close}>{translate('ra.action.cancel')}</Button>
              <SaveButton type="submit" variant="contained" icon={<CheckIcon />} />
            </Stack>
          </Stack>
        </Form>
      </Popover>
    </>
  )
}

type Cell = { product: Product; shown: ReactNode }

/** A new sale price empties the dates of a sale that has ended, which an undo puts back. */
const PRICES = ['regular_price', 'sale_price', 'date_on_sale_from', 'date_on_sale_to']

export const PriceEdit = ({ product, shown }: Cell) => (
  <QuickEdit product={product} label="products.edit_price" fields={PRICES} shown={shown}>
    <MoneyInput source="regular_price" label="resources.products.fields.regular_price" autoFocus />
    <MoneyInput source="sale_price" label="resources.products.fields.sale_price" validate={saleProblem} />
  </QuickEdit>
)

export const StockEdit = ({ product, shown }: Cell) => (
  <QuickEdit
    product={product}
    label="products.edit_stock"
    fields={['manage_stock', 'stock_quantity', 'stock_status']}
    shown={shown}
  >
    <BooleanInput source="manage_stock" label="resources.products.fields.manage_stock" />
    <FormDataConsumer>
      {({ formData }) =>
        formData.manage_stock ? (
          <WholeNumberInput
            source="stock_quantity"
            label="resources.products.fields.stock_quantity"
            autoFocus
          />
        ) : (
          <SelectInput
            source="stock_status"
            label="resources.products.fields.stock_status"
            choices={choicesOf(STOCK_STATES, 'products.stock')}
            validate={(value) => (value ? undefined : 'ra.validation.required')}
          />
        )
      }
    </FormDataConsumer>
  </QuickEdit>
)
