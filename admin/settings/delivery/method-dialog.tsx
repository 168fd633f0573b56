import { Fragment } from 'react'
import { BooleanInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { DecimalInput } from '#admin/shared/inputs/decimal-input.tsx'
import { OWN_DIRECTION, TextThere } from '#admin/shared/second-language.tsx'
import { SettingsDialog } from '#admin/shared/settings-dialog.tsx'
import { changedSettings, changedThere, textsThere, toValues } from '../setting-values.ts'
import { readCost, writeCost } from './cost-text.ts'
import type { MethodSetting, ZoneMethod } from './zones.ts'

const AMOUNTS = new Set(['min_amount'])

/** Of which class of goods a cost is, as WooCommerce names it. */
const CLASS_COST = /^"(.+)" shipping class cost$/

const SettingInput = ({ setting }: { setting: MethodSetting }) => {
  const translate = useTranslate()
  const { id, type, options, label: said } = setting
  const [, ofClass] = CLASS_COST.exec(said) ?? []
  const label = ofClass
    ? translate('settings.delivery.class_cost', { name: ofClass })
    : translate(`settings.delivery.settings.${id}`, { _: said })
  if (type === 'checkbox') return <BooleanInput source={id} label={label} />
  if (type === 'select' && options) {
    const choices = Object.entries(options).map(([choice, name]) => ({
      id: choice,
      name: translate(`settings.delivery.choices.${id}.${choice}`, { _: name }),
    }))
    return <SelectInput source={id} label={label} choices={choices} />
  }
  if (AMOUNTS.has(id)) return <DecimalInput source={id} label={label} />
  if (id !== 'cost' && !id.includes('_cost')) {
    return <TextInput source={id} label={label} helperText={false} slotProps={OWN_DIRECTION} />
  }
  return (
    <TextInput
      source={id}
      label={label}
      format={writeCost}
      parse={readCost}
      helperText={id === 'cost' ? translate('settings.delivery.cost_help') : false}
      slotProps={{ htmlInput: { dir: 'ltr' } }}
    />
  )
}

interface MethodDialogProps {
  method: ZoneMethod
  /** what it is called in the shop's second language */
  titleThere: string
  onClose: () => void
  /** each is empty where nothing was changed */
  onSave: (settings: Record<string, string>, texts: Record<string, string>) => Promise<void>
}

/** How one way of delivery is called and what it costs. */
export const MethodDialog = ({ method, titleThere, onClose, onSave }: MethodDialogProps) => {
  const translate = useTranslate()
  // a heading among them is none
  const settings = Object.values(method.settings).filter(({ type }) => type !== 'title')
  const titles = settings.filter(({ id }) => id === 'title')
  const there = textsThere(titles, [{ id: 'title', type: 'text', value: titleThere }])
  return (
    <SettingsDialog
      title={method.title}
      values={toValues([...settings, ...there])}
      onClose={onClose}
      onSave={(values) => onSave(changedSettings(settings, values), changedThere(there, values))}
    >
      {settings.map((setting) => (
        <Fragment key={setting.id}>
          <SettingInput setting={setting} />
          {setting.id === 'title' && (
            <TextThere
              source="title_there"
              label={translate('settings.delivery.settings.title')}
              helperText="shell.second_language.hint"
              sx={{ marginBlockEnd: 1 }}
            />
          )}
        </Fragment>
      ))}
    </SettingsDialog>
  )
}
