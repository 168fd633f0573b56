import { Stack } from '@mui/material'
import { ArrayInput, BooleanInput, SimpleFormIterator, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'

/** Files that buyers get. */
export const DownloadFields = () => {
  const isOn = useWatch({ name: 'downloadable' })
  return (
    <>
      <BooleanInput source="downloadable" label="products.form.downloadable" />
      {isOn && (
        <>
          <ArrayInput source="downloads">
            <SimpleFormIterator inline disableReordering>
              <TextInput source="name" label="products.form.download_name" />
              <TextInput source="file" label="products.form.download_file" dir="ltr" />
            </SimpleFormIterator>
          </ArrayInput>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
            <WholeNumberInput source="download_limit" helperText="products.form.unlimited_hint" />
            <WholeNumberInput source="download_expiry" helperText="products.form.unlimited_hint" />
          </Stack>
        </>
      )}
    </>
  )
}
