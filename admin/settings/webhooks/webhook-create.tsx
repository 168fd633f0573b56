import { Create } from 'react-admin'
import { BackToWebhooks, WebhookForm } from './webhook-form.tsx'

const WebhookCreate = () => (
  <>
    <BackToWebhooks />
    <Create redirect="list">
      <WebhookForm />
    </Create>
  </>
)

export default WebhookCreate
