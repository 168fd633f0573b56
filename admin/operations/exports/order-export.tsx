import { Stack, Typography } from '@mui/material'
import { Form, FormDataConsumer, SelectInput, useTranslate } from 'react-admin'
import { useStatusLabel } from '#admin/orders/order-status.tsx'
import { DateInput } from '#admin/shared/inputs/date-input.tsx'
import { Section } from '#admin/shared/section.tsx'
import { Download } from './download.tsx'

const STATUSES = ['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed']

interface Wanted {
  status: string | null
  after: string | null
  before: string | null
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
        <Stack sx={{ alignItems: 'flex-start' }}>
          <SelectInput
            source="status"
            label={translate('resources.orders.fields.status')}
            emptyText="operations.exports.any_status"
            choices={STATUSES.map((id) => ({ id, name: statusLabel(id, id) }))}
          />
          <DateInput source="after" label={translate('shell.from')} />
          <DateInput source="before" label={translate('shell.to')} endOfDay />
          <FormDataConsumer<Wanted>>
            {({ formData: { status, after, before } }) => (
              <Download
                path="wc/v3/orders/export"
                query={{ status: status ?? '', after: after ?? '', before: before ?? '' }}
                name="orders.csv"
              />
            )}
          </FormDataConsumer>
        </Stack>
      </Form>
    </Section>
  )
}
