import { Stack, Typography } from '@mui/material'
import { Pagination, ReferenceManyField, useListContext, useTranslate } from 'react-admin'
import { Section } from '#admin/shared/section.tsx'
import { type Delivery, DeliveryItem } from './delivery-item.tsx'

/** ms; what waits is sent within a second */
const EVERY = 5000

const Deliveries = () => {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext<Delivery>()
  if (!isPending && data.length === 0) {
    return <Typography color="text.secondary">{translate('settings.webhooks.log.none')}</Typography>
  }
  return (
    <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {data.map((delivery) => (
        <DeliveryItem key={delivery.id} delivery={delivery} />
      ))}
    </Stack>
  )
}

/** What was sent to a webhook in the last month, and how it was answered. */
export const DeliveryLog = () => (
  <Section title={useTranslate()('settings.webhooks.log.title')}>
    <ReferenceManyField
      reference="webhook-deliveries"
      target="webhook_id"
      perPage={10}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
      queryOptions={{ refetchInterval: EVERY }}
    >
      <Deliveries />
    </ReferenceManyField>
  </Section>
)
