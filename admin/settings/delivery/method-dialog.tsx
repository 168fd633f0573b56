import { BooleanInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { DecimalInput } from '#admin/shared/inputs/decimal-input.tsx'
import { SettingsDialog } from '#admin/shared/settings-dialog.tsx'
import { changedSettings, toValues } from '../setting-values.ts'
import type { MethodSetting, ZoneMethod } from './zones.ts'

const AMOUNTS = new Set(['min_amount'])

const SettingInput = ({ setting }: { setting: MethodSetting }) => {
  const translate = useTranslate()
  const { id, type, options, label: said } = setting
  // what belongs to one class of goods carries its name, which is the shop's own
  const label = translate(`settings.delivery.settings.${id}`, { _: said })
  if (type === 'checkbox') return <BooleanInput source={id} label={label} />
  if (type === 'select' && options) {
    const choices = Object.entries(options).map(([choice, name]) => ({
      id: choice,
      name: translate(`settings.delivery.choices.${id}.${choice}`, { _: name }),
    }))
    return <SelectInput source={id} label={label} choices={choices} />
  }
  if (AMOUNTS.has(id)) return <DecimalInput source={id} label={label} />
  const isCost = id === 'cost' || id.includes('_cost')
  return (
    <TextInput
      source={id}
      label={label}
      helperText={id === 'cost' ? translate('settings.delivery.cost_help') : false}
      slotProps={isCost ? { htmlInput: { dir: 'ltr' } } : undefined}
    />
  )
}

interface MethodDialogProps {
  method: ZoneMethod
  onClose: () => void
  onSave: (settings: Record<string, string>) => Promise<void>
}

/** How one way of delivery is called and what it costs. */
export const MethodDialog = ({ method, onClose, onSave }: MethodDialogProps) => {
  // a heading among them is none
  const settings = Object.values(method.settings).filter(({ type }) => type !== 'title')
  return (
    <SettingsDialog
      title={method.title}
      values={toValues(settings)}
      onClose={onClose}
      onSave={(values) => onSave(changedSettings(settings, values))}
    >
      {settings.map((setting) => (
        <SettingInput key={setting.id} setting={setting} />
      ))}
    </SettingsDialog>
  )
}
