import { FormControlLabel, MenuItem, Radio, RadioGroup, Stack, Switch, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useGateways } from '../use-gateways.ts'
import { type NewOrder, PAYMENTS } from './new-order.ts'

/** How an order by phone is paid. */
export const PaymentChoice = ({ canTell }: { canTell: boolean }) => {
  const translate = useTranslate()
  const { setValue } = useFormContext<NewOrder>()
  const payment = useWatch<NewOrder, 'payment'>({ name: 'payment' })
  const method = useWatch<NewOrder, 'method'>({ name: 'method' })
  const tells = useWatch<NewOrder, 'tells'>({ name: 'tells' })
  const { online, offline, all } = useGateways()
  const offered = payment === 'link' ? online : payment === 'later' ? offline : all
  return (
    <Stack sx={{ gap: 1 }}>
      <RadioGroup
        value={payment}
        onChange={(_, chosen) => {
          setValue('payment', chosen as NewOrder['payment'], { shouldDirty: true })
          setValue('method', '')
        }}
        aria-label={translate('order_desk.new.payment')}
      >
        {PAYMENTS.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={translate(`order_desk.new.payments.${one}`)}
            disabled={(one === 'link' && online.length === 0) || (one === 'later' && offline.length === 0)}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      {offered.length > 0 && (
        <TextField
          select
          label={translate('order_desk.new.method')}
          value={offered.some(({ id }) => id === method) ? method : (offered[0]?.id ?? '')}
          onChange={({ target }) => setValue('method', target.value, { shouldDirty: true })}
        >
          {offered.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
      {payment === 'link' && (
        <FormControlLabel
          control={
            <Switch
              checked={tells && canTell}
              disabled={!canTell}
              onChange={(_, on) => setValue('tells', on, { shouldDirty: true })}
            />
          }
          label={translate(canTell ? 'order_desk.new.tell' : 'order_desk.new.cannot_tell')}
          sx={{ minHeight: 44 }}
        />
      )}
    </Stack>
  )
}
