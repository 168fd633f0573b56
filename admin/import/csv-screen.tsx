import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import {
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Skeleton,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, Title, useNotify, useRedirect, useTranslate } from 'react-admin'
import { KeptExports } from '#admin/operations/exports/kept-exports.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { HiddenFileInput } from '#admin/shared/inputs/hidden-file-input.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WorkStatus } from '#admin/shared/work-status.tsx'
import { ExportCard } from './export-card.tsx'
import { listImports, sendFile } from './product-import.ts'
import { ShopCard } from './shop-card.tsx'

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const

const ImportCard = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const picker = useRef<HTMLInputElement>(null)
  const [isUpdating, setUpdating] = useState(false)
  const [delimiter, setDelimiter] = useState(',')
  const [isBusy, setBusy] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      const { id } = await sendFile(file, { update_existing: isUpdating, delimiter })
      redirect(`/products-csv/${id}`)
    } catch (error) {
      notify((error as Error).message, { type: 'error', multiLine: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={translate('products.csv.import')}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography variant="body2" color="text.secondary">
          {translate('products.csv.import_text')}
        </Typography>
        <FormControlLabel
          label={translate('products.csv.update_existing')}
          control={<Switch checked={isUpdating} onChange={(event) => setUpdating(event.target.checked)} />}
        />
        <TextField
          select
          size="small"
          label={translate('products.csv.delimiter')}
          value={delimiter}
          onChange={(event) => setDelimiter(event.target.value)}
          sx={{ minInlineSize: 180 }}
        >
          {Object.entries(DELIMITERS).map(([value, name]) => (
            <MenuItem key={name} value={value}>
              {translate(`products.csv.${name}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          loading={isBusy}
          onClick={() => picker.current?.click()}
          sx={{ minHeight: 44 }}
        >
          {translate(isBusy ? 'products.csv.uploading' : 'products.csv.choose')}
        </Button>
        <HiddenFileInput
          ref={picker}
          accept=".csv,text/csv"
          aria-label={translate('products.csv.choose')}
          onFiles={([file]) => void send(file)}
        />
      </Stack>
    </Section>
  )
}

const LatestImports = () => {
  const translate = useTranslate()
  const { data, isPending } = useQuery({ queryKey: ['product-imports'], queryFn: listImports })
  return (
    <Section title={translate('products.csv.latest')}>
      {isPending && <Skeleton height={44} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('products.csv.none')}
        </Typography>
      )}
      {data?.map((one) => (
        <Stack
          key={one.id}
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 44, gap: 1 }}
        >
          <Link to={`/products-csv/${one.id}`}>
            <NumberName>{`#${one.id}`}</NumberName> · <Moment value={one.date_created} />
          </Link>
          <WorkStatus status={one.status} />
        </Stack>
      ))}
    </Section>
  )
}

/** Products as CSV files: in and out. */
const CsvScreen = () => (
  <Stack sx={{ gap: 2, maxInlineSize: 1080 }}>
    <Title title="products.csv.title" />
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}
    >
      <ImportCard />
      <ShopCard />
      <ExportCard />
    </Box>
    <KeptExports />
    <LatestImports />
  </Stack>
)

export default CsvScreen
