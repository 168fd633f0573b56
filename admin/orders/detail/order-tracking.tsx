import { Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { BooleanInput, Form, SaveButton, TextInput, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { useSave } from '#admin/settings/use-save.ts'
import { Section } from '#admin/shared/section.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import type { Order } from '../order.ts'

interface Shipment {
  code: string
  carrier: string
  url: string
}

/** A field that was emptied has null. */
type Written = { [K in keyof Shipment]: Shipment[K] | null } & { notify: boolean }

const NONE: Shipment = { code: '', carrier: '', url: '' }

const isWebAddress = (value: string | null): string | undefined =>
  !value || (/^https?:/i.test(value) && URL.canParse(value)) ? undefined : 'orders.tracking.url_wrong'

interface TrackingFormProps {
  id: Order['id']
  path: string
  saved: Shipment
}

const TrackingForm = ({ id, path, saved }: TrackingFormProps) => {
  const save = useSave(['orders', id])
  const send = ({ code, carrier, url, notify }: Written) => {
    const body = { code: code ?? '', carrier: carrier ?? '', url: url ?? '', notify }
    return save(() => call(path, { method: 'PUT', body }))
  }
  return (
    <Form record={{ ...saved, notify: true }} onSubmit={send as never} noValidate {...WARNS_OF_UNSAVED}>
      <Stack>
        <TextInput
          source="code"
          label="orders.tracking.code"
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 100 } }}
        />
        <TextInput
          source="carrier"
          label="orders.tracking.carrier"
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 100 } }}
        />
        <TextInput
          source="url"
          type="url"
          label="orders.tracking.url"
          validate={isWebAddress}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 500 } }}
        />
        <BooleanInput source="notify" label="orders.tracking.notify" />
        <SaveButton variant="outlined" sx={{ minHeight: 44 }} />
      </Stack>
    </Form>
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
      {data && <TrackingForm id={order.id} path={path} saved={data.shipment ?? NONE} />}
    </Section>
  )
}
