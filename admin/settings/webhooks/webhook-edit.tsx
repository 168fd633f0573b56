import { Card, Stack } from '@mui/material'
import { Edit } from 'react-admin'
import { DeliveryLog } from './delivery-log.tsx'
import { BackToWebhooks, WebhookForm } from './webhook-form.tsx'

const WebhookEdit = () => (
  <>
    <BackToWebhooks />
    <Edit redirect="list" mutationMode="pessimistic" component="div">
      <Stack spacing={2} sx={{ maxWidth: 820 }}>
        <Card>
          <WebhookForm />
        </Card>
        <DeliveryLog />
      </Stack>
    </Edit>
  </>
)

export default WebhookEdit
