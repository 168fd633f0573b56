import { Button, FormControlLabel, Stack, Switch, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Section } from '#admin/shared/section.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import type { Order } from '../order.ts'

interface Shipment {
  code: string
  carrier: string
  url: string
}

const NONE: Shipment = { code: '', carrier: '', url: '' }
const NAMES = ['code', 'carrier', 'url'] as const

const TrackingForm = ({ path, saved }: { path: string; saved: Shipment }) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const [shipment, setShipment] = useState(saved)
  const [notify, setNotify] = useState(true)
  return (
    <Stack sx={{ gap: 1.5 }}>
      {NAMES.map((name) => (
        <TextField
          key={name}
          size="small"
          label={translate(`orders.tracking.${name}`)}
          value={shipment[name]}
          onChange={({ target }) => setShipment({ ...shipment, [name]: target.value })}
          slotProps={{ htmlInput: { dir: name === 'carrier' ? 'auto' : 'ltr' } }}
        />
      ))}
      <FormControlLabel
        control={<Switch checked={notify} onChange={(_, on) => setNotify(on)} />}
        label={translate('orders.tracking.notify')}
      />
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => act(() => call(path, { method: 'PUT', body: { ...shipment, notify } }))}
        sx={{ minHeight: 44 }}
      >
        {translate('ra.action.save')}
      </Button>
    </Stack>
  )
}

/** By what the parcel is followed. */
export const OrderTracking = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  const path = `ghab/v1/orders/${order.id}/tracking`
  const { data } = useQuery({
    queryKey: ['orders', order.id, 'tracking'],
    queryFn: async () => (await call<{ shipment: Shipment | null }>(path)).json,
  })
  return (
    <Section title={translate('orders.tracking.title')}>
      {data && <TrackingForm path={path} saved={data.shipment ?? NONE} />}
    </Section>
  )
}
