import { Edit } from 'react-admin'
import { BackToWebhooks, WebhookForm } from './webhook-form.tsx'

const WebhookEdit = () => (
  <>
    <BackToWebhooks />
    <Edit redirect="list" mutationMode="pessimistic">
      <WebhookForm />
    </Edit>
  </>
)

export default WebhookEdit
