import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { BooleanInput, Button, Form, SaveButton, SelectInput, TextInput, useTranslate } from 'react-admin'
import { DecimalInput } from '#admin/shared/inputs/decimal-input.tsx'
import type { MethodSetting, ZoneMethod } from './zones.ts'

export type MethodValues = Record<string, string | boolean>

const AMOUNTS = new Set(['min_amount'])

const toValues = ({ settings }: ZoneMethod): MethodValues =>
  Object.fromEntries(
    Object.values(settings)
      .filter(({ type }) => type !== 'title')
      .map(({ id, type, value }) => [id, type === 'checkbox' ? value === 'yes' : value]),
  )

/** The settings that were changed, as the store takes them. */
const changedSettings = (method: ZoneMethod, values: MethodValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([id, given]) => {
      const before = method.settings[id]?.value
      const now = typeof given === 'boolean' ? (given ? 'yes' : 'no') : (given ?? '')
      return before === undefined || now === before ? [] : [[id, now]]
    }),
  )

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
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="method-title">
      <Form
        record={toValues(method)}
        onSubmit={((values: MethodValues) => onSave(changedSettings(method, values))) as never}
      >
        <DialogTitle id="method-title" dir="auto">
          {method.title}
        </DialogTitle>
        <DialogContent>
          {Object.values(method.settings)
            .filter(({ type }) => type !== 'title')
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
