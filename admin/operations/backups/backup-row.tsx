import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import RestoreIcon from '@mui/icons-material/SettingsBackupRestoreOutlined'
import { IconButton, Stack, Tooltip, Typography } from '@mui/material'
import { type MouseEvent, useRef, useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { ensureConfirmed } from '#admin/security/ensure-confirmed.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'
import type { Backups } from '#store-api/contract/office.ts'
import { formatBytes } from '../bytes.ts'
import { BACKUPS } from './use-backups.ts'

interface BackupRowProps {
  backup: Backups['backups'][number]
  onRestore: () => void
  onDelete: () => Promise<void>
}

/** One backup: when it was made, how big it is, and what can be done with it. */
export const BackupRow = ({ backup, onRestore, onDelete }: BackupRowProps) => {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { name, size, encrypted, date_gmt: made } = backup
  const notify = useNotify()
  const isSure = useRef(false)
  /** The browser fetches the file by itself, once it was confirmed who asks. */
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isSure.current) {
      isSure.current = false
      return
    }
    event.preventDefault()
    const link = event.currentTarget
    try {
      isSure.current = await ensureConfirmed()
      if (isSure.current) link.click()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  const [download, restore, remove] = ['download', 'restore', 'delete'].map((verb) =>
    translate(`operations.backups.${verb}`),
  )
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 0.5, borderBlockEnd: 1, borderColor: 'divider', minHeight: 64 }}
    >
      <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography>
          <Moment value={made} isGmt />
        </Typography>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography variant="body2" color="text.secondary">
            {formatBytes(size)}
          </Typography>
          {encrypted && <StatusChip tone="good" label={translate('operations.backups.encrypted')} />}
        </Stack>
      </Stack>
      <Tooltip title={download}>
        <IconButton
          component="a"
          href={`/wp-json/${BACKUPS}/${name}`}
          download={name}
          aria-label={download}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => void follow(event)}
        >
          <DownloadIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title={restore}>
        <IconButton onClick={onRestore} aria-label={restore}>
          <RestoreIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title={remove}>
        <IconButton onClick={() => setAsking(true)} aria-label={remove}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={isAsking}
        title="operations.backups.delete"
        content="operations.backups.delete_question"
        confirmColor="warning"
        onConfirm={() => {
          setAsking(false)
          void onDelete()
        }}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}
