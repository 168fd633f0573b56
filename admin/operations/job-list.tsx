import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, type RaRecord, useListContext, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { CardList, ListedCard } from '#admin/shared/card-list.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StateTabs } from '#admin/shared/state-tabs.tsx'
import { useAct } from '#admin/shared/use-act.ts'

const STATES = ['failed', 'waiting', 'running', 'done'] as const
/** those that can be tried again, and those that can be given up */
const CAN = { retry: new Set(['failed']), giveUp: new Set(['waiting']) }

const JobCard = ({ job }: { job: RaRecord }) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const { id, kind, lane, state, attempts, error, run_at_gmt: due } = job
  const verb = (name: string) => () => act(() => call(`ghab/v1/jobs/${id}/${name}`, { method: 'POST' }))
  return (
    <ListedCard title={kind} dir="ltr" date={<Moment value={due} isGmt />}>
      <Typography variant="body2" color="text.secondary">
        {translate('operations.tried', { count: attempts, lane })}
      </Typography>
      {error && (
        <Typography dir="ltr" variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
          {error}
        </Typography>
      )}
      {CAN.retry.has(state) && (
        <Button disabled={isBusy} onClick={verb('retry')} sx={{ minHeight: 44 }}>
          {translate('operations.retry')}
        </Button>
      )}
      {CAN.giveUp.has(state) && (
        <Button disabled={isBusy} color="inherit" onClick={verb('give-up')} sx={{ minHeight: 44 }}>
          {translate('operations.give_up')}
        </Button>
      )}
    </ListedCard>
  )
}

/** For after a mail server was away: all that failed at once. */
const RetryAll = () => {
  const translate = useTranslate()
  const { filterValues, total = 0 } = useListContext()
  const [isBusy, act] = useAct()
  const [isAsking, setAsking] = useState(false)
  if (!CAN.retry.has(filterValues.state) || total < 2) return null
  return (
    <>
      <Button
        disabled={isBusy}
        variant="outlined"
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44, marginBlockStart: 1.5, alignSelf: 'flex-start' }}
      >
        {translate('operations.retry_all')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate('operations.retry_all')}
        content={translate('operations.retry_all_help')}
        confirm={translate('operations.retry_all')}
        onConfirm={() => {
          setAsking(false)
          void act(() => call('ghab/v1/jobs/retry', { method: 'POST' }))
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** What the shop does behind the scenes: mails, banks, webhooks. */
const JobList = () => (
  <CardList
    filterDefaultValues={{ state: 'failed' }}
    none="operations.none"
    card={(job) => <JobCard key={job.id} job={job} />}
  >
    <StateTabs name="state" states={STATES} texts="operations.states" />
    <RetryAll />
  </CardList>
)

export default JobList
