import { Box, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DateInput } from '#admin/shared/inputs/date-input.tsx'
import { MoneyInput } from '#admin/shared/inputs/decimal-input.tsx'
import { saleProblem } from '../product.ts'

interface PriceFieldsProps {
  /** without what wholesale customers pay */
  isRetail?: boolean
}

/** Price, sale price and from when till when it holds. */
export const PriceFields = ({ isRetail = false }: PriceFieldsProps) => {
  const translate = useTranslate()
  const [from, to] = useWatch({ name: ['date_on_sale_from', 'date_on_sale_to'] })
  const [isScheduled, schedule] = useState(false)
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        }}
      >
        <MoneyInput source="regular_price" />
        <MoneyInput source="sale_price" validate={saleProblem} />
        {!isRetail && <MoneyInput source="wholesale_price" helperText="products.form.wholesale_hint" />}
      </Box>
      {isScheduled || from || to ? (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
          <DateInput source="date_on_sale_from" withTime />
          <DateInput source="date_on_sale_to" withTime />
        </Stack>
      ) : (
        <Button onClick={() => schedule(true)}>{translate('products.form.schedule')}</Button>
      )}
    </>
  )
}
