import { Box, Stack, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { ExportCard } from '#admin/import/export-card.tsx'
import { Section } from '#admin/shared/section.tsx'
import { KeptExports } from './kept-exports.tsx'
import { OrderExport } from './order-export.tsx'
import { WriteFileButton } from './write-file-button.tsx'

const CustomerExport = () => {
  const translate = useTranslate()
  return (
    <Section title={translate('operations.exports.customers')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" color="text.secondary">
          {translate('operations.exports.customers_text')}
        </Typography>
        <WriteFileButton wanted={{ kind: 'customers' }} />
      </Stack>
    </Section>
  )
}

/** What the shop has, as CSV files for spreadsheets, bookkeeping and other shops; a job writes them. */
const ExportsScreen = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
      maxWidth: 1080,
    }}
  >
    <Title title="operations.exports.menu" />
    <OrderExport />
    <CustomerExport />
    <ExportCard title="operations.exports.products" />
    <KeptExports />
  </Box>
)

export default ExportsScreen
