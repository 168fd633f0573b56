import { Stack } from '@mui/material'
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { GalleryInput } from '#admin/media/gallery-input.tsx'
import { PriceFields } from '#admin/products/form/price-fields.tsx'
import { Part } from '#admin/products/form/section.tsx'
import { TermInput } from '#admin/products/form/term-input.tsx'
import { choicesOf, STOCK_STATES } from '#admin/products/product.ts'
import { FormColumns } from '#admin/shared/form-columns.tsx'
import { DecimalInput, WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'
import { RichTextInput } from '#admin/shared/inputs/rich-text-input.tsx'

const Stock = () => {
  const isCounted = useWatch({ name: 'manage_stock' })
  return (
    <>
      <BooleanInput source="manage_stock" />
      {isCounted ? (
        <WholeNumberInput source="stock_quantity" />
      ) : (
        <SelectInput source="stock_status" choices={choicesOf(STOCK_STATES, 'products.stock')} />
      )}
      <TextInput source="sku" slotProps={{ htmlInput: { dir: 'ltr' } }} helperText={false} />
    </>
  )
}

/** What a vendor writes of a product; the shop decides on the rest. */
export const OwnProductFields = () => {
  const type = useWatch({ name: 'type' })
  const isSimple = type === undefined || type === 'simple'
  return (
    <FormColumns>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Part>
          <TextInput source="name" validate={required()} helperText={isSimple ? undefined : false} />
          {isSimple && <PriceFields isRetail />}
        </Part>
        <Part title="products.form.pictures">
          <GalleryInput source="images" />
        </Part>
        <Part title="products.form.description">
          <RichTextInput source="short_description" rows={3} />
          <RichTextInput source="description" rows={8} />
        </Part>
      </Stack>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Part>
          <TermInput source="categories" reference="categories" isClosed />
        </Part>
        {isSimple && (
          <Part title="products.form.inventory">
            <Stock />
          </Part>
        )}
        <Part>
          <DecimalInput source="weight" helperText={false} />
        </Part>
      </Stack>
    </FormColumns>
  )
}
