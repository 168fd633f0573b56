import { Stack, Typography } from '@mui/material'
import { Form, FormDataConsumer, SelectInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useStatusLabel } from '#admin/orders/order-status.tsx'
import { DateInput } from '#admin/shared/inputs/date-input.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WriteFileButton } from './write-file-button.tsx'

const STATUSES = ['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed'] as const

interface Wanted {
  status: (typeof STATUSES)[number] | null
  after: string | null
  before: string | null
}

const WriteOrders = ({ status, after, before }: Wanted) => {
  const { trigger } = useFormContext()
  return (
    <WriteFileButton
      wanted={{
        kind: 'orders',
        ...(status && { status }),
        ...(after && { after }),
        ...(before && { before }),
      }}
      check={trigger}
    />
  )
}

/** Orders of a time and a state as a CSV file, one line each. */
export const OrderExport = () => {
  const translate = useTranslate()
  const statusLabel = useStatusLabel()
  return (
    <Section title={translate('operations.exports.orders')}>
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 1 }}>
        {translate('operations.exports.orders_text')}
      </Typography>
      <Form>
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <SelectInput
            source="status"
            label={translate('resources.orders.fields.status')}
            emptyText="operations.exports.any_status"
            helperText={false}
            choices={STATUSES.map((id) => ({ id, name: statusLabel(id, id) }))}
          />
          <DateInput source="after" label={translate('shell.from')} />
          <DateInput source="before" label={translate('shell.to')} endOfDay />
          <FormDataConsumer<Wanted>>{({ formData }) => <WriteOrders {...formData} />}</FormDataConsumer>
        </Stack>
      </Form>
    </Section>
  )
}
