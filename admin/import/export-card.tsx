import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { WriteFileButton } from '#admin/operations/exports/write-file-button.tsx'
import { TYPES } from '#admin/products/product.ts'
import { Section } from '#admin/shared/section.tsx'

/** Products as WooCommerce's CSV file. */
export const ExportCard = ({ title = 'products.csv.export' }: { title?: string }) => {
  const translate = useTranslate()
  const [type, setType] = useState<(typeof TYPES)[number] | ''>('')
  return (
    <Section title={translate(title)}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography variant="body2" color="text.secondary">
          {translate('products.csv.export_text')}
        </Typography>
        <TextField
          select
          size="small"
          label={translate('products.csv.type')}
          value={type}
          onChange={(event) => setType(event.target.value as typeof type)}
          sx={{ minInlineSize: 180 }}
        >
          <MenuItem value="">{translate('products.csv.all')}</MenuItem>
          {TYPES.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`products.type.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <WriteFileButton wanted={{ kind: 'products', ...(type && { type }) }} />
      </Stack>
    </Section>
  )
}
