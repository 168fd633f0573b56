import { BooleanInput, PasswordInput, required, TextInput, useTranslate } from 'react-admin'
import { OWN_DIRECTION, TextThere } from '#admin/shared/second-language.tsx'
import { SettingsDialog } from '#admin/shared/settings-dialog.tsx'
import { changedSettings, changedThere, type Setting, textsThere, toValues } from '../setting-values.ts'
import type { Gateway, GatewaySetting } from './gateways.ts'

interface GatewayChanges {
  title?: string
  description?: string
  settings?: Record<string, string>
}

/** What shoppers read of it: settings of the gateway itself. */
const textsOf = ({ title, description }: Gateway): Setting[] => [
  { id: 'title', type: 'text', value: title },
  { id: 'description', type: 'text', value: description },
]

/** What the bank needs. */
const settingsOf = ({ settings }: Gateway): GatewaySetting[] =>
  Object.values(settings).filter(({ id }) => id !== 'title')

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
  /** the same in the shop's second language */
  translated: Gateway
  onClose: () => void
  /** each is empty where nothing was changed */
  onSave: (changes: GatewayChanges, texts: Record<string, string>) => Promise<void>
}

/** What shoppers read of a way to pay, and what the bank needs. */
export const GatewayDialog = ({ gateway, translated, onClose, onSave }: GatewayDialogProps) => {
  const translate = useTranslate()
  const texts = textsOf(gateway)
  const settings = settingsOf(gateway)
  const there = textsThere(texts, textsOf(translated))
  return (
    <SettingsDialog
      title={translate(`settings.payments.methods.${gateway.id}`, { _: gateway.method_title })}
      values={toValues([...texts, ...there, ...settings])}
      onClose={onClose}
      onSave={(values) => {
        const changed = changedSettings(settings, values)
        return onSave(
          {
            ...changedSettings(texts, values),
            ...(Object.keys(changed).length > 0 && { settings: changed }),
          },
          changedThere(there, values),
        )
      }}
    >
      <TextInput
        source="title"
        label={translate('settings.payments.title')}
        validate={required()}
        slotProps={OWN_DIRECTION}
      />
      <TextInput
        source="description"
        label={translate('settings.payments.description')}
        multiline
        slotProps={OWN_DIRECTION}
      />
      <TextThere source="title_there" label={translate('settings.payments.title')} />
      <TextThere
        source="description_there"
        label={translate('settings.payments.description')}
        helperText="shell.second_language.hint"
        multiline
      />
      {settings.map((setting) => (
        <SettingInput key={setting.id} setting={setting} />
      ))}
    </SettingsDialog>
  )
}
