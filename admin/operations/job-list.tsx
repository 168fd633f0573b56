import { Button, Card, Stack, Typography } from '@mui/material'
import { List, Pagination, type RaRecord, useListContext, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { StateTabs } from '#admin/moderation/state-tabs.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
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
    <Card component="li" sx={{ padding: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography component="h2" variant="h6" dir="ltr">
          {kind}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <Moment value={due} isGmt />
        </Typography>
      </Stack>
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
    </Card>
  )
}

const Cards = () => {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext()
  if (!isPending && data.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
        {translate('operations.none')}
      </Typography>
    )
  }
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', padding: 0, marginBlock: 1.5 }}>
      {data.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </Stack>
  )
}

/** What the shop does behind the scenes: mails, banks, webhooks. */
const JobList = () => (
  <List
    component="div"
    actions={false}
    exporter={false}
    empty={false}
    filterDefaultValues={{ state: 'failed' }}
    pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
    sx={{ maxWidth: 820 }}
  >
    <StateTabs name="state" states={STATES} texts="operations.states" />
    <Cards />
  </List>
)

export default JobList
