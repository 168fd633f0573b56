import ApproveIcon from '@mui/icons-material/CheckOutlined'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import SpamIcon from '@mui/icons-material/ReportOutlined'
import WaitIcon from '@mui/icons-material/ScheduleOutlined'
import { Box, Button, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  type RaRecord,
  RecordContextProvider,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { CardList, ListedCard } from '#admin/shared/card-list.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StateTabs } from '#admin/shared/state-tabs.tsx'
import { useChange } from '#admin/shared/use-change.ts'

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
  const { set } = useChange(resource)
  if (!record) return null
  const become = (status: State) => set([record], { status }, { message: `moderation.done.${status}` })
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
          onClick={() => void become(state)}
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

/** A queue of what visitors have written, by its state: what waits is shown first. */
export const ModerationList = ({ tell }: { tell: (record: RaRecord) => Told }) => (
  <CardList
    sort={{ field: 'date_gmt', order: 'DESC' }}
    filterDefaultValues={{ status: 'hold' }}
    none="moderation.none"
    card={(record) => {
      const { author, email, date, about, text } = tell(record)
      return (
        <RecordContextProvider key={record.id} value={record}>
          <ListedCard title={<bdi>{author}</bdi>} date={<Moment value={date} />}>
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
          </ListedCard>
        </RecordContextProvider>
      )
    }}
  >
    <StateTabs name="status" states={STATES} texts="moderation.states" />
  </CardList>
)
