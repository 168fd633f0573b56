import { Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { conflictOf } from '#admin/shared/conflict/use-conflict.ts'
import { DateInput } from '#admin/shared/inputs/date-input.tsx'
import { DecimalInput } from '#admin/shared/inputs/decimal-input.tsx'
import { SettingsDialog } from '#admin/shared/settings-dialog.tsx'
import { DownloadFields } from '../form/download-fields.tsx'
import { changedFields, type Variation, type VariationChange, type VariationDetails } from './variation.ts'

interface VariationDialogProps {
  variation: Variation
  title: string
  save: (change: VariationChange, shown: Variation) => Promise<void>
  onClose: () => void
}

/** What of a variation is changed seldom: when its sale holds, its weight, and the files that buyers get. */
export const VariationDialog = ({ variation, title, save, onClose }: VariationDialogProps) => {
  const notify = useNotify()
  const [opened] = useState(variation)
  /** what is saved over: as the dialog was opened, or what somebody else has saved, once that was told */
  const [shown, setShown] = useState(variation)
  const submit = async (values: VariationDetails) => {
    try {
      await save(changedFields(opened, values), shown)
      onClose()
    } catch (error) {
      const conflict = conflictOf(error)
      if (conflict) setShown(conflict.now as unknown as Variation)
      notify((error as Error).message, { type: 'error', multiLine: true })
    }
  }
  return (
    <SettingsDialog title={title} values={opened as VariationDetails} onClose={onClose} onSave={submit}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2, paddingBlockStart: 1 }}>
        <DateInput source="date_on_sale_from" withTime />
        <DateInput source="date_on_sale_to" withTime />
      </Stack>
      <DecimalInput source="weight" />
      <DownloadFields />
    </SettingsDialog>
  )
}
