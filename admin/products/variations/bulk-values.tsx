import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { readNumber, writeNumber } from '#admin/shared/inputs/digits.ts'
import type { BulkKind } from './variation.ts'

const KINDS: BulkKind[] = ['price', 'percent', 'sale', 'stock']

const isValid = (kind: BulkKind, value: string): boolean => {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return false
  if (kind === 'percent') return number > -100 && number <= 1000
  return kind === 'stock' ? Number.isInteger(number) : number >= 0
}

/** One value for all variations. */
export const BulkValues = ({ apply }: { apply: (kind: BulkKind, value: number) => Promise<boolean> }) => {
  const translate = useTranslate()
  const [kind, setKind] = useState<BulkKind>('price')
  const [value, setValue] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const isTaken = await apply(kind, Number(value))
    setBusy(false)
    if (isTaken) setValue('')
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label={translate('products.variation.what')}
        value={kind}
        onChange={(event) => setKind(event.target.value as BulkKind)}
        sx={{ '&&&': { inlineSize: 170 } }}
      >
        {KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`products.variation.set_${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={translate('products.variation.value')}
        value={writeNumber(value)}
        onChange={(event) => setValue(readNumber(event.target.value))}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        sx={{ '&&&': { inlineSize: 130 } }}
      />
      <Button
        variant="outlined"
        disabled={!isValid(kind, value)}
        loading={isBusy}
        onClick={() => void submit()}
        sx={{ minHeight: 44 }}
      >
        {translate('products.variation.apply')}
      </Button>
    </Stack>
  )
}
