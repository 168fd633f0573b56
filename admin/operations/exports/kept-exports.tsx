import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Box, Button, IconButton, Skeleton, Stack, Tooltip, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WorkProgress } from '#admin/shared/work-progress.tsx'
import { WorkStatus } from '#admin/shared/work-status.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import type { KeptExportAnswer } from '#store-api/contract/kept-exports.ts'
import { formatBytes } from '../bytes.ts'
import { deleteExport, EXPORTS_KEY, fileUrl, isWritten, useExports, wantedHere } from './use-exports.ts'

const Fetch = ({ one }: { one: KeptExportAnswer }) => {
  const translate = useTranslate()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (wantedHere.delete(one.id)) link.current?.click()
  }, [one.id])
  return (
    <Button
      component="a"
      ref={link}
      href={fileUrl(one.id)}
      download={one.name}
      startIcon={<DownloadIcon />}
      sx={{ minHeight: 44 }}
    >
      {translate('operations.exports.fetch')}
    </Button>
  )
}

const Row = ({ one }: { one: KeptExportAnswer }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const remove = async () => {
    try {
      queries.setQueryData(EXPORTS_KEY, await deleteExport(one.id))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  const deletion = translate('operations.exports.delete')
  return (
    <Box component="li" sx={{ borderBlockEnd: 1, borderColor: 'divider', paddingBlock: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, flexWrap: 'wrap' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography>{translate(`operations.exports.${one.kind}`)}</Typography>
          <Typography variant="body2" color="text.secondary">
            <Moment value={one.date_created_gmt} isGmt />
            {isWritten(one) && ` · ${formatBytes(one.size)}`}
          </Typography>
        </Box>
        {isWritten(one) ? <Fetch one={one} /> : <WorkStatus status={one.status} />}
        <Tooltip title={deletion}>
          <IconButton onClick={() => void remove()} aria-label={deletion}>
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      </Stack>
      {one.status === 'running' && (
        <WorkProgress
          text={translate('operations.exports.running')}
          percentage={one.percentage}
          caption={formatNumber(one.percentage / 100, { style: 'percent' })}
        />
      )}
      {one.status === 'stopped' && (
        <Typography variant="body2" color="error">
          {translate('operations.exports.stopped')}
        </Typography>
      )}
    </Box>
  )
}

/** Files that were written in the last days, and those that are being written. They go on without this page, which finds them again. */
export const KeptExports = () => {
  const translate = useTranslate()
  const { data, error, refetch } = useExports()
  return (
    <Section title={translate('operations.exports.files')}>
      <Typography variant="body2" color="text.secondary">
        {translate('operations.exports.files_text')}
      </Typography>
      {!data && !error && <Skeleton height={44} />}
      {!data && error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ paddingBlock: 2, textAlign: 'center' }}>
          {translate('operations.exports.none')}
        </Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {data?.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </Stack>
    </Section>
  )
}
