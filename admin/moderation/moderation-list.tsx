import ApproveIcon from '@mui/icons-material/CheckOutlined'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import SpamIcon from '@mui/icons-material/ReportOutlined'
import WaitIcon from '@mui/icons-material/ScheduleOutlined'
import { Box, Button, Card, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  List,
  Pagination,
  type RaRecord,
  RecordContextProvider,
  useListContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
  useUpdate,
} from 'react-admin'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StateTabs } from './state-tabs.tsx'

const STATES = ['hold', 'approved', 'spam', 'trash'] as const
type State = (typeof STATES)[number]

const VERBS = [
  { state: 'approved', icon: <ApproveIcon />, color: 'success' },
  { state: 'hold', icon: <WaitIcon />, color: 'inherit' },
  { state: 'spam', icon: <SpamIcon />, color: 'inherit' },
  { state: 'trash', icon: <TrashIcon />, color: 'error' },
] as const satisfies { state: State; icon: ReactNode; color: string }[]

/** What can be done with one, each in a tap that can be taken back. */
const Verbs = () => {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext<RaRecord>()
  const [update] = useUpdate()
  if (!record) return null
  const set = (status: State) =>
    update(
      resource,
      { id: record.id, data: { status }, previousData: record, meta: { over: true } },
      { mutationMode: 'undoable' },
    )
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, marginBlockStart: 1 }}>
      {VERBS.filter(
        ({ state }) => state !== record.status && (state !== 'hold' || record.status === 'approved'),
      ).map(({ state, icon, color }) => (
        <Button
          key={state}
          size="small"
          color={color}
          startIcon={icon}
          onClick={() => set(state)}
          sx={{ minHeight: 44 }}
        >
          {translate(`moderation.verbs.${state}`)}
        </Button>
      ))}
    </Stack>
  )
}

/** What is told of one. */
export interface Told {
  author: string
  email: string
  /** zoneless, of the shop */
  date: string
  /** what it is about */
  about: ReactNode
  text: string
}

const Cards = ({ tell }: { tell: (record: RaRecord) => Told }) => {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext()
  if (!isPending && data.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
        {translate('moderation.none')}
      </Typography>
    )
  }
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', padding: 0, marginBlock: 1.5 }}>
      {data.map((record) => {
        const { author, email, date, about, text } = tell(record)
        return (
          <RecordContextProvider key={record.id} value={record}>
            <Card component="li" sx={{ padding: 2 }}>
              <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}>
                <Typography component="h2" variant="h6">
                  <bdi>{author}</bdi>
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  <Moment value={date} />
                </Typography>
              </Stack>
              <Typography variant="body2" color="text.secondary">
                <bdi>{email}</bdi>
              </Typography>
              <Box sx={{ marginBlockStart: 1 }}>{about}</Box>
              <Typography
                dir="auto"
                sx={{ marginBlockStart: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {text}
              </Typography>
              <Verbs />
            </Card>
          </RecordContextProvider>
        )
      })}
    </Stack>
  )
}

/** A queue of what visitors have written, by its state: the longest waiting is shown until it is decided. */
export const ModerationList = ({ tell }: { tell: (record: RaRecord) => Told }) => (
  <List
    component="div"
    actions={false}
    exporter={false}
    empty={false}
    sort={{ field: 'date_gmt', order: 'DESC' }}
    filterDefaultValues={{ status: 'hold' }}
    pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
    sx={{ maxWidth: 820 }}
  >
    <StateTabs name="status" states={STATES} texts="moderation.states" />
    <Cards tell={tell} />
  </List>
)
