import { Stack } from '@mui/material'
import { BooleanInput, SelectInput, useGetList, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DecimalInput } from '#admin/shared/inputs/decimal-input.tsx'
import { choicesOf } from '../product.ts'

const ALL = { pagination: { page: 1, perPage: 100 } } as const

/** Weight, size and how it is taxed. */
export const ShippingFields = () => {
  const translate = useTranslate()
  const isVirtual = useWatch({ name: 'virtual' })
  const { data: classes = [] } = useGetList('shipping-classes', ALL)
  const { data: taxClasses = [] } = useGetList('tax-classes', ALL)
  const taxes = taxClasses.map(({ slug, name }) => ({
    id: slug === 'standard' ? '' : slug,
    name: slug === 'standard' ? translate('products.form.standard') : name,
  }))
  return (
    <>
      <BooleanInput source="virtual" label="products.form.virtual" />
      {!isVirtual && (
        <>
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <DecimalInput source="weight" />
            <DecimalInput source="dimensions.length" />
          </Stack>
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <DecimalInput source="dimensions.width" />
            <DecimalInput source="dimensions.height" />
          </Stack>
          <SelectInput source="shipping_class" choices={classes} optionValue="slug" translateChoice={false} />
        </>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
        <SelectInput
          source="tax_status"
          choices={choicesOf(['taxable', 'shipping', 'none'], 'products.form.tax')}
        />
        <SelectInput
          source="tax_class"
          choices={taxes.filter(({ id }) => id !== '')}
          emptyText="products.form.standard"
          emptyValue=""
          translateChoice={false}
        />
      </Stack>
    </>
  )
}
