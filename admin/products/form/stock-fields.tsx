import { Stack } from '@mui/material'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'
import { choicesOf, STOCK_STATES } from '../product.ts'

const Counted = () => (
  <>
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
      <WholeNumberInput source="stock_quantity" />
      <WholeNumberInput source="low_stock_amount" />
    </Stack>
    <SelectInput
      source="backorders"
      choices={choicesOf(['no', 'notify', 'yes'], 'products.form.backorders')}
      defaultValue="no"
    />
  </>
)

/** Stock, and the codes by which a shop knows its products. */
export const StockFields = () => {
  const [type, isCounted] = useWatch({ name: ['type', 'manage_stock'] })
  const hasStock = type === 'simple' || type === 'variable'
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
        <TextInput source="sku" dir="ltr" />
        <TextInput source="global_unique_id" dir="ltr" />
      </Stack>
      {hasStock && <BooleanInput source="manage_stock" />}
      {hasStock && isCounted && <Counted />}
      {type === 'simple' && !isCounted && (
        <SelectInput source="stock_status" choices={choicesOf(STOCK_STATES, 'products.stock')} />
      )}
      {hasStock && <BooleanInput source="sold_individually" />}
    </>
  )
}
