import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Alert, IconButton, InputAdornment, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import type { MadeApiKey } from '#store-api/contract/security.ts'

export const KEYS = 'ghab/v1/api-keys'
const PERMISSIONS = ['read', 'write', 'read_write'] as const

const Secret = ({ label, value }: { label: string; value: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify('security.copied', { type: 'info' }),
      () => notify('security.not_copied', { type: 'error' }),
    )
  return (
    <TextField
      label={label}
      value={value}
      slotProps={{
        htmlInput: { dir: 'ltr', readOnly: true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton onClick={() => void copy()} aria-label={`${translate('security.copy')}: ${label}`}>
                <ContentCopyIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

interface NewKeyDialogProps {
  onClose: () => void
  onMade: () => void
}

/** Makes a consumer key, whose two halves are shown this once. */
export const NewKeyDialog = ({ onClose, onMade }: NewKeyDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const form = useId()
  const [description, setDescription] = useState('')
  const [permissions, setPermissions] = useState<(typeof PERMISSIONS)[number]>('read')
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeApiKey | null>(null)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const body = { description, permissions }
      setMade((await call<MadeApiKey>(KEYS, { method: 'POST', body })).json)
      onMade()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    setBusy(false)
  }
  if (made) {
    return (
      <FormDialog
        title={translate('security.keys.made')}
        isOpen
        onClose={onClose}
        action={translate('security.keys.kept')}
        onAction={onClose}
        isFinal
      >
        <Stack spacing={1.5}>
          <Alert severity="warning">{translate('security.keys.once')}</Alert>
          <Secret label="Consumer key" value={made.consumer_key} />
          <Secret label="Consumer secret" value={made.consumer_secret} />
        </Stack>
      </FormDialog>
    )
  }
  return (
    <FormDialog
      title={translate('security.keys.add')}
      isOpen
      onClose={onClose}
      action={translate('security.keys.make')}
      form={form}
      isBusy={isBusy}
      isOff={description.trim() === ''}
    >
      <Stack component="form" id={form} onSubmit={(event) => void make(event)} spacing={1}>
        <Typography color="text.secondary">{translate('security.keys.text')}</Typography>
        <TextField
          autoFocus
          label={translate('security.keys.description')}
          helperText={translate('security.keys.description_help')}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          select
          label={translate('security.keys.permissions')}
          value={permissions}
          onChange={({ target }) => setPermissions(target.value as typeof permissions)}
        >
          {PERMISSIONS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`security.keys.may.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </FormDialog>
  )
}
