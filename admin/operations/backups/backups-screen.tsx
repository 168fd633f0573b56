import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading, Title, useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { Backups } from '#store-api/contract/office.ts'
import { formatBytes } from '../bytes.ts'
import { BackupRow } from './backup-row.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { BACKUPS, BACKUPS_KEY, isOff, useBackups } from './use-backups.ts'

const Off = () => {
  const translate = useTranslate()
  return <Alert severity="info">{translate('operations.backups.off')}</Alert>
}

const Making = ({ bytes }: { bytes: number }) => {
  const translate = useTranslate()
  return (
    <Stack role="status" spacing={0.5} sx={{ marginBlock: 1 }}>
      <Typography variant="body2">
        {translate('operations.backups.under_way', { size: formatBytes(bytes) })}
      </Typography>
      <LinearProgress aria-label={translate('operations.backups.making')} />
    </Stack>
  )
}

/** A line as the system says it. */
const Reason = ({ children }: { children: string }) => (
  <Typography variant="body2" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
)

/** Why the last backup was not made. */
const Failure = ({ failure }: { failure: NonNullable<Backups['last_failure']> }) => {
  const translate = useTranslate()
  const { by_itself: isByItself, reason, date_gmt: at } = failure
  return (
    <Alert severity="error">
      {translate(`operations.backups.${isByItself ? 'failed_by_itself' : 'failed'}`)} (
      <Moment value={at} isGmt />)
      {reason ? (
        <Reason>{reason}</Reason>
      ) : (
        <Typography variant="body2">{translate('operations.backups.see_log')}</Typography>
      )}
    </Alert>
  )
}

/** What came of the last restore. */
const Outcome = ({ restore }: { restore: NonNullable<Backups['last_restore']> }) => {
  const translate = useTranslate()
  const { done, reason, date_gmt: at } = restore
  return (
    <Alert severity={done ? 'success' : 'error'}>
      {translate(done ? 'operations.backups.restored' : 'operations.backups.not_restored')} (
      <Moment value={at} isGmt />){reason && <Reason>{reason}</Reason>}
    </Alert>
  )
}

const Shown = ({ backups: { under_way: underWay, backups, ...about } }: { backups: Backups }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [restored, setRestored] = useState<string | null>(null)
  const ask = async (path: string, method: 'POST' | 'DELETE', done: string) => {
    try {
      const { json } = await call<Backups>(path, { method })
      queries.setQueryData(BACKUPS_KEY, json)
      notify(done, { type: 'info' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <>
      {about.last_failure && <Failure failure={about.last_failure} />}
      {about.last_restore && <Outcome restore={about.last_restore} />}
      <Section
        title={translate('operations.backups.title')}
        action={
          <Button
            variant="contained"
            disabled={underWay !== null}
            onClick={() => void ask(BACKUPS, 'POST', 'operations.backups.begun')}
            sx={{ minHeight: 44 }}
          >
            {translate('operations.backups.make')}
          </Button>
        }
      >
        <Typography variant="body2" color="text.secondary">
          {translate(
            about.encrypts ? 'operations.backups.encrypted_text' : 'operations.backups.readable_text',
          )}
        </Typography>
        {about.beside_data && (
          <Typography variant="body2" color="text.secondary">
            {translate('operations.backups.beside')}
          </Typography>
        )}
        {underWay !== null && <Making bytes={underWay} />}
        {backups.length === 0 && underWay === null && (
          <Typography color="text.secondary" sx={{ paddingBlock: 3, textAlign: 'center' }}>
            {translate('operations.backups.none')}
          </Typography>
        )}
        <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {backups.map((backup) => (
            <BackupRow
              key={backup.name}
              backup={backup}
              onRestore={() => setRestored(backup.name)}
              onDelete={() => ask(`${BACKUPS}/${backup.name}`, 'DELETE', 'operations.backups.deleted')}
            />
          ))}
        </Stack>
      </Section>
      <Section title={translate('operations.backups.schedule')}>
        {about.schedule.every_hours === 0 && (
          <Typography color="text.secondary" sx={{ marginBlockEnd: 1 }}>
            {translate('operations.backups.not_by_itself')}
          </Typography>
        )}
        <ScheduleForm schedule={about.schedule} />
      </Section>
      {restored && <RestoreDialog name={restored} about={about} onClose={() => setRestored(null)} />}
    </>
  )
}

/** What the shop can be brought back from: made, fetched and deleted here. */
const BackupsScreen = () => {
  const { data, error, refetch } = useBackups()
  return (
    <Stack spacing={2} sx={{ maxWidth: 820 }}>
      <Title title="operations.backups.menu" />
      {data ? (
        <Shown backups={data} />
      ) : isOff(error) ? (
        <Off />
      ) : error ? (
        <LoadFailed error={error} onAgain={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Stack>
  )
}

export default BackupsScreen
