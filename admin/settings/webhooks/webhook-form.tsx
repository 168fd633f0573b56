import { PasswordInput, required, SelectInput, SimpleForm, TextInput, useTranslate } from 'react-admin'
import { BackTo } from '#admin/shared/back-to.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'

const THINGS = ['order', 'product', 'customer', 'coupon']
const EVENTS = ['created', 'updated', 'deleted', 'restored']
const STATES = ['active', 'paused', 'disabled']

/** The way back from one webhook to all. */
export const BackToWebhooks = () => (
  <BackTo to="/webhooks" label={useTranslate()('settings.places.webhooks.title')} />
)

/** Of what somebody is told, and where. */
export const WebhookForm = () => {
  const translate = useTranslate()
  const topics = THINGS.flatMap((thing) =>
    EVENTS.filter((event) => event !== 'restored' || thing !== 'customer').map((event) => ({
      id: `${thing}.${event}`,
      name: translate('settings.webhooks.topic', {
        thing: translate(`settings.webhooks.things.${thing}`),
        event: translate(`settings.webhooks.events.${event}`),
      }),
    })),
  )
  const states = STATES.map((id) => ({ id, name: translate(`settings.webhooks.states.${id}`) }))
  return (
    <SimpleForm {...WARNS_OF_UNSAVED} sx={{ maxWidth: 640 }}>
      <TextInput source="name" validate={required()} />
      <SelectInput source="topic" choices={topics} validate={required()} />
      <TextInput
        source="delivery_url"
        type="url"
        validate={required()}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <PasswordInput source="secret" helperText="settings.webhooks.secret_help" autoComplete="off" />
      <SelectInput source="status" choices={states} defaultValue="active" validate={required()} />
    </SimpleForm>
  )
}
