import { Alert, Box, LinearProgress, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { useBoot } from '#admin/boot-context.tsx'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import type { Backups } from '#store-api/contract/office.ts'
import { untilBack } from './until-back.ts'
import { BACKUPS } from './use-backups.ts'

type Places = Pick<Backups, 'folder' | 'data_dir'>

/** As a shell reads it. */
const quoted = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`

/** What brings the shop back, typed on its machine while it is stopped. */
const restoreCommand = (name: string, { folder, data_dir: data }: Places): string => {
  const passphrase = name.endsWith('.sealed') ? "BACKUP_PASSPHRASE='…' " : ''
  return `${passphrase}npm run restore -- --from ${quoted(`${folder}/${name}`)} --data ${quoted(data)} --replace`
}

const Steps = ({ command }: { command: string }) => {
  const translate = useTranslate()
  return (
    <Box component="ol" sx={{ margin: 0, paddingInlineStart: 3 }}>
      <li>{translate('operations.backups.step_stop')}</li>
      <li>
        {translate('operations.backups.step_run')}
        <Typography
          component="code"
          variant="body2"
          dir="ltr"
          sx={{
            display: 'block',
            padding: 1,
            marginBlock: 1,
            borderRadius: 1,
            overflowWrap: 'anywhere',
            backgroundColor: 'var(--color-surface-container)',
          }}
        >
          {command}
        </Typography>
      </li>
      <li>{translate('operations.backups.step_start')}</li>
    </Box>
  )
}

const Restoring = () => {
  const translate = useTranslate()
  return (
    <Stack role="status" spacing={1}>
      <Typography>{translate('operations.backups.restoring')}</Typography>
      <LinearProgress aria-label={translate('operations.backups.restoring')} />
    </Stack>
  )
}

interface RestoreDialogProps {
  name: string
  about: Places & Pick<Backups, 'can_restore'>
  onClose: () => void
}

/** A restore puts the shop of the backup in the place of this one: whoever means it types the name of the shop. */
export const RestoreDialog = ({ name, about, onClose }: RestoreDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { siteName } = useBoot()
  const [typed, setTyped] = useState('')
  const [isRestoring, setRestoring] = useState(false)
  const isMeant = typed.trim() === siteName.trim()
  const command = restoreCommand(name, about)
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => notify('operations.backups.copied', { type: 'info' }),
      () => notify('operations.backups.not_copied', { type: 'warning' }),
    )
  const restore = async () => {
    setRestoring(true)
    try {
      await call(`${BACKUPS}/${name}/restore`, { method: 'POST', body: { shop: typed } })
      await untilBack()
      location.reload()
    } catch (error) {
      setRestoring(false)
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <FormDialog
      title={translate('operations.backups.restore')}
      isOpen
      onClose={isRestoring ? () => {} : onClose}
      action={translate(about.can_restore ? 'operations.backups.restore' : 'operations.backups.copy')}
      onAction={() => void (about.can_restore ? restore() : copy())}
      isBusy={isRestoring}
      isOff={!isMeant}
      isDangerous
    >
      {isRestoring ? (
        <Restoring />
      ) : (
        <Stack spacing={2}>
          <Alert severity="warning">
            {translate(`operations.backups.${about.can_restore ? 'restore_here' : 'restore_text'}`)}
          </Alert>
          <TextField
            autoFocus
            label={translate('operations.backups.type_name', { name: siteName })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
          />
          {isMeant && !about.can_restore && <Steps command={command} />}
        </Stack>
      )}
    </FormDialog>
  )
}
