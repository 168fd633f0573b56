import { Box, Button, Stack, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { TypedNumber } from '#admin/shared/inputs/typed-number.tsx'
import { Section } from '#admin/shared/section.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { formatNumber } from '#app/ui/digits.ts'
import type { CustomerDesk, PointEntry } from '#store-api/contract/office.ts'

const ChangeDialog = ({ desk, onClose }: { desk: CustomerDesk; onClose: () => void }) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const [sign, setSign] = useState<1 | -1>(1)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const isNumber = /^[1-9]\d{0,8}$/.test(typed)
  const isTooMuch = sign < 0 && Number(typed) > desk.points
  const error =
    typed !== '' && !isNumber
      ? translate('ra.validation.number')
      : isTooMuch
        ? translate('customers.points.too_many', { count: formatNumber(desk.points) })
        : undefined
  const change = async () => {
    const body = { points: sign * Number(typed), reason }
    const send = (key: string) => call(`ghab/v1/customers/${desk.id}/points`, { method: 'POST', body, key })
    if (await act(send)) onClose()
  }
  return (
    <FormDialog
      title={translate('customers.points.change')}
      isOpen
      onClose={onClose}
      action={translate('ra.action.save')}
      onAction={change}
      isBusy={isBusy}
      isOff={!isNumber || isTooMuch || reason.trim() === ''}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={sign}
        onChange={(_, chosen) => chosen && setSign(chosen)}
        aria-label={translate('customers.points.change')}
        sx={{ marginBlockEnd: 1 }}
      >
        <ToggleButton value={1}>{translate('customers.points.give')}</ToggleButton>
        <ToggleButton value={-1}>{translate('customers.points.take')}</ToggleButton>
      </ToggleButtonGroup>
      <TypedNumber
        label={translate('customers.points.count')}
        value={typed}
        onChange={setTyped}
        error={error}
      />
      <TextField
        label={translate('customers.points.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </FormDialog>
  )
}

/** What points a customer has, by what they came, and more or fewer of them. */
export const CustomerPoints = ({ desk }: { desk: CustomerDesk }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const [isOpen, setOpen] = useState(false)
  const { data = [] } = useQuery({
    queryKey: ['customers', desk.id, 'points', desk.points],
    queryFn: async ({ signal }) =>
      (await call<PointEntry[]>(`ghab/v1/customers/${desk.id}/points`, { signal })).json,
  })
  return (
    <Section
      title={translate('customers.points.title')}
      action={
        permitted({ needs: 'edit_users' }) && (
          <Button onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
            {translate('customers.points.change')}
          </Button>
        )
      }
    >
      <Typography sx={{ fontSize: '1.375rem', fontWeight: 700 }}>
        <Count value={desk.points} />
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {data.map(({ id, points, reason, note, date_gmt }) => (
          <Stack component="li" key={id} direction="row" sx={{ gap: 1, paddingBlock: 0.75 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }} dir="auto">
                {note || translate(`customers.points.reasons.${reason}`, { _: reason })}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                <Moment value={date_gmt} isGmt style="short" />
              </Typography>
            </Box>
            <Typography
              component="bdi"
              dir="ltr"
              sx={{ fontWeight: 600, color: points < 0 ? 'error.main' : 'success.main' }}
            >
              {formatNumber(points, { signDisplay: 'always' })}
            </Typography>
          </Stack>
        ))}
      </Box>
      {isOpen && <ChangeDialog desk={desk} onClose={() => setOpen(false)} />}
    </Section>
  )
}
