import { Alert, Box, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import type { Backups } from '#store-api/contract/office.ts'

type Places = Pick<Backups, 'folder' | 'data_dir'>

/** As a shell reads it. */
const quoted = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`

/** What brings the shop back, typed on its machine while it is stopped. */
const restoreCommand = (name: string, { folder, data_dir: data }: Places): string => {
  const passphrase = name.endsWith('.sealed') ? "BACKUP_PASSPHRASE='…' " : ''
  return `${passphrase}npm run restore -- --from ${quoted(`${folder}/${name}`)} --data ${quoted(data)} --replace`
}

interface RestoreDialogProps {
  name: string
  about: Places
  onClose: () => void
}

/** A restore replaces the shop under every process that serves it: it is a command, which is told to who means it. */
export const RestoreDialog = ({ name, about, onClose }: RestoreDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { siteName } = useBoot()
  const [typed, setTyped] = useState('')
  const isMeant = typed.trim() === siteName.trim()
  const command = restoreCommand(name, about)
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => notify('operations.backups.copied', { type: 'info' }),
      () => notify('operations.backups.not_copied', { type: 'warning' }),
    )
  return (
    <FormDialog
      title={translate('operations.backups.restore')}
      isOpen
      onClose={onClose}
      action={translate('operations.backups.copy')}
      onAction={() => void copy()}
      isOff={!isMeant}
      isDangerous
    >
      <Stack spacing={2}>
        <Alert severity="warning">{translate('operations.backups.restore_text')}</Alert>
        <TextField
          autoFocus
          label={translate('operations.backups.type_name', { name: siteName })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        {isMeant && (
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
        )}
      </Stack>
    </FormDialog>
  )
}
