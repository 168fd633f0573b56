import AddIcon from '@mui/icons-material/Add'
import { Button, Chip, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { normaliseCode } from '#common/coupon-code.ts'

interface CouponCodesProps {
  codes: readonly string[]
  onChange: (codes: string[]) => void
  error?: string | undefined
}

/** The coupons of an order, in the order in which they are laid on. */
export const CouponCodes = ({ codes, onChange, error }: CouponCodesProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const code = normaliseCode(typed)
  const add = () => {
    if (code && !codes.includes(code)) onChange([...codes, code])
    setTyped('')
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label={translate('order_desk.edit.coupon')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // the form stays open
            event.preventDefault()
            add()
          }}
          error={error !== undefined}
          helperText={error}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <Button
          startIcon={<AddIcon />}
          onClick={add}
          disabled={code === ''}
          sx={{ minHeight: 44, flexShrink: 0, marginBlockStart: 0.75 }}
        >
          {translate('ra.action.add')}
        </Button>
      </Stack>
      {codes.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {codes.map((one) => {
            const remove = () => onChange(codes.filter((other) => other !== one))
            return (
              <Chip
                key={one}
                label={<bdi>{one}</bdi>}
                aria-label={`${translate('ra.action.remove')}: ${one}`}
                onClick={remove}
                onDelete={remove}
                sx={{ minHeight: 44, borderRadius: 999 }}
              />
            )
          })}
        </Stack>
      )}
    </Stack>
  )
}
