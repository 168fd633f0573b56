import EditIcon from '@mui/icons-material/EditOutlined'
import {
  Autocomplete,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Button as MuiButton,
  Stack,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { Button, useGetList, useListContext, useTranslate } from 'react-admin'
import { WHOLE_LIST } from '#admin/api/whole-list.ts'
import { readNumber, writeNumber } from '#admin/shared/inputs/digits.ts'
import type { ProductBulkChange } from '#store-api/contract/bulk-changes.ts'
import { STATUSES, STOCK_STATES } from '../product.ts'
import { useProductChange } from './product-changes.ts'

const ALL = { pagination: WHOLE_LIST, sort: { field: 'name', order: 'ASC' } } as const

const Choice = <T extends string>({
  label,
  names,
  of,
  value,
  onChange,
}: {
  label: string
  names: readonly T[]
  of: string
  value: T | undefined
  onChange: (chosen: T | undefined) => void
}) => {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      label={translate(label)}
      value={value ?? ''}
      onChange={(event) => onChange((event.target.value || undefined) as T | undefined)}
    >
      <MenuItem value="">{translate('products.bulk.as_is')}</MenuItem>
      {names.map((name) => (
        <MenuItem key={name} value={name}>
          {translate(`${of}.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const BulkEditDialog = ({ close }: { close: () => void }) => {
  const translate = useTranslate()
  const { selectedIds } = useListContext()
  const { data: categories = [] } = useGetList('categories', ALL)
  const [change, setChange] = useState<ProductBulkChange>({})
  const [percent, setPercent] = useState('')
  const [isBusy, setBusy] = useState(false)
  const apply = useProductChange()
  const read = Number(readNumber(percent))
  const isWrong = percent !== '' && !(Number.isFinite(read) && read > -100 && read <= 1000)
  const given = { ...change, ...(percent !== '' && { percent: read }) }
  const submit = async () => {
    setBusy(true)
    const isTaken = await apply(given)
    setBusy(false)
    if (isTaken) close()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">
        {translate('products.bulk.title', { smart_count: selectedIds.length })}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, paddingBlockStart: 1 }}>
          <Choice
            label="resources.products.fields.status"
            names={STATUSES}
            of="products.status"
            value={change.status}
            onChange={(status) => setChange({ ...change, status })}
          />
          <Autocomplete
            size="small"
            options={categories}
            getOptionLabel={({ name }) => name}
            getOptionKey={({ id }) => id}
            onChange={(_, chosen) => setChange({ ...change, category: chosen?.id })}
            renderInput={(params) => (
              <TextField {...params} label={translate('products.bulk.add_category')} />
            )}
          />
          <TextField
            size="small"
            label={translate('products.bulk.percent')}
            helperText={translate(isWrong ? 'ra.validation.number' : 'products.bulk.percent_hint')}
            error={isWrong}
            value={writeNumber(percent)}
            onChange={(event) => setPercent(readNumber(event.target.value))}
            slotProps={{ htmlInput: { inputMode: 'text', dir: 'ltr' } }}
          />
          <Choice
            label="resources.products.fields.stock_status"
            names={STOCK_STATES}
            of="products.stock"
            value={change.stock_status}
            onChange={(stock_status) => setChange({ ...change, stock_status })}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <MuiButton onClick={close}>{translate('ra.action.cancel')}</MuiButton>
        <MuiButton
          variant="contained"
          loading={isBusy}
          disabled={isWrong || Object.values(given).every((value) => !value)}
          onClick={submit}
        >
          {translate('products.bulk.apply')}
        </MuiButton>
      </DialogActions>
    </Dialog>
  )
}

/** Changes what was chosen in the list, all at once. */
export const BulkEditButton = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button label="products.bulk.edit" onClick={() => setOpen(true)}>
        <EditIcon />
      </Button>
      {isOpen && <BulkEditDialog close={() => setOpen(false)} />}
    </>
  )
}
