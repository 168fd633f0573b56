import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import {
  BooleanInput,
  Button,
  Form,
  PasswordInput,
  required,
  SaveButton,
  TextInput,
  useTranslate,
} from 'react-admin'
import type { Gateway, GatewaySetting } from './gateways.ts'

type Values = Record<string, string | boolean>

export interface GatewayChanges {
  title?: string
  description?: string
  settings?: Record<string, string>
}

const toValues = ({ title, description, settings }: Gateway): Values => ({
  ...Object.fromEntries(
    Object.values(settings).map(({ id, type, value }) => [id, type === 'checkbox' ? value === 'yes' : value]),
  ),
  title,
  description,
})

/** What was changed in the form, as the store takes it. */
const changesOfGateway = (gateway: Gateway, { title, description, ...given }: Values): GatewayChanges => {
  const settings = Object.fromEntries(
    Object.entries(given).flatMap(([id, value]) => {
      const now = typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '')
      return now === gateway.settings[id]?.value ? [] : [[id, now]]
    }),
  )
  return {
    ...(title !== gateway.title && { title: String(title ?? '') }),
    ...(description !== gateway.description && { description: String(description ?? '') }),
    ...(Object.keys(settings).length > 0 && { settings }),
  }
}

const SettingInput = ({ setting }: { setting: GatewaySetting }) => {
  const translate = useTranslate()
  const { id, type, label: said, description } = setting
  const label = translate(`settings.payments.settings.${id}`, { _: said })
  if (type === 'checkbox') return <BooleanInput source={id} label={label} />
  if (type === 'password')
    return <PasswordInput source={id} label={label} helperText={description || false} />
  return <TextInput source={id} label={label} />
}

interface GatewayDialogProps {
  gateway: Gateway
  onClose: () => void
  onSave: (changes: GatewayChanges) => Promise<void>
}

/** What shoppers read of a way to pay, and what the bank needs. */
export const GatewayDialog = ({ gateway, onClose, onSave }: GatewayDialogProps) => {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="gateway-title">
      <Form
        record={toValues(gateway)}
        onSubmit={((values: Values) => onSave(changesOfGateway(gateway, values))) as never}
      >
        <DialogTitle id="gateway-title" dir="auto">
          {translate(`settings.payments.methods.${gateway.id}`, { _: gateway.method_title })}
        </DialogTitle>
        <DialogContent>
          <TextInput source="title" label={translate('settings.payments.title')} validate={required()} />
          <TextInput source="description" label={translate('settings.payments.description')} multiline />
          {Object.values(gateway.settings)
            .filter(({ id }) => id !== 'title')
            .map((setting) => (
              <SettingInput key={setting.id} setting={setting} />
            ))}
        </DialogContent>
        <DialogActions>
          <Button label={translate('ra.action.cancel')} onClick={onClose} />
          <SaveButton />
        </DialogActions>
      </Form>
    </Dialog>
  )
}
