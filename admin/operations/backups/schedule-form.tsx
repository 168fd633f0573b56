import { useQueryClient } from '@tanstack/react-query'
import {
  maxValue,
  minValue,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useNotify,
  useTranslate,
} from 'react-admin'
import { call } from '#admin/api/call.ts'
import { InlineSave } from '#admin/shared/inline-save.tsx'
import { NUMBER_PROPS } from '#admin/shared/inputs/number-props.ts'
import type { Backups } from '#store-api/contract/office.ts'
import { BACKUPS, BACKUPS_KEY } from './use-backups.ts'

const HOURS = [1, 6, 12, 24, 168]

/** How often a backup is made by itself, and how many are kept. */
export const ScheduleForm = ({ schedule }: { schedule: Backups['schedule'] }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const { every_hours: now, keep: kept } = schedule
  const hours = [...new Set([...HOURS, ...(now > 0 ? [now] : [])])].sort((a, b) => a - b)
  const save = async ({ every_hours, keep }: Backups['schedule']) => {
    try {
      const body = { every_hours, keep: Number(keep) }
      const { json } = await call<Backups>(`${BACKUPS}/schedule`, { method: 'PUT', body })
      queries.setQueryData(BACKUPS_KEY, json)
      notify('shell.saved', { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <SimpleForm
      record={{ every_hours: now || null, keep: kept }}
      onSubmit={save as never}
      toolbar={<InlineSave />}
      sx={{ padding: 0 }}
    >
      <SelectInput
        source="every_hours"
        label={translate('operations.backups.every')}
        choices={hours.map((id) => ({
          id,
          name: translate(`operations.backups.hours.${id}`, {
            _: translate('operations.backups.hours.other', { smart_count: id }),
          }),
        }))}
        validate={required()}
      />
      <TextInput
        source="keep"
        label={translate('operations.backups.keep')}
        helperText="operations.backups.keep_help"
        validate={[required(), minValue(1), maxValue(1000)]}
        {...NUMBER_PROPS}
      />
    </SimpleForm>
  )
}
