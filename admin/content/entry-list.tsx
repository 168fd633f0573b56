import AddIcon from '@mui/icons-material/Add'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import OpenIcon from '@mui/icons-material/OpenInNew'
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Button, Stack } from '@mui/material'
import {
  CreateButton,
  Link,
  type RaRecord,
  RecordContextProvider,
  SearchInput,
  TopToolbar,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { CardList, ListedCard } from '#admin/shared/card-list.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StateTabs } from '#admin/shared/state-tabs.tsx'
import { useChange } from '#admin/shared/use-change.ts'
import type { Entry } from './entry.ts'
import { EntryStatus } from './entry-status.tsx'

const STATES = ['any', 'publish', 'draft', 'pending', 'future', 'private', 'trash'] as const

/** What can be done with one without opening it; each can be taken back. */
const Verbs = () => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const resource = useResourceContext() ?? ''
  const entry = useRecordContext<Entry>()
  const { set, trash } = useChange(resource)
  if (!entry) return null
  // one that waits for its date is published, and told by the store to be waiting
  const status = entry.status === 'future' ? 'publish' : entry.status
  const drop = () => trash([{ ...entry, status }], { message: 'content.trashed' })
  const restore = () => set([entry], { status: 'draft' }, { message: 'content.restored' })
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, marginBlockStart: 1 }}>
      {entry.status === 'publish' && (
        <Button
          size="small"
          href={entry.link}
          target="_blank"
          rel="noopener"
          startIcon={<OpenIcon />}
          sx={{ minHeight: 44 }}
        >
          {translate('content.view')}
        </Button>
      )}
      {entry.status === 'trash' ? (
        <Button
          size="small"
          startIcon={<RestoreIcon />}
          onClick={() => void restore()}
          sx={{ minHeight: 44 }}
        >
          {translate('content.restore')}
        </Button>
      ) : (
        permitted({ needs: `delete_${resource}` }) && (
          <Button
            size="small"
            color="error"
            startIcon={<TrashIcon />}
            onClick={() => void drop()}
            sx={{ minHeight: 44 }}
          >
            {translate('content.trash')}
          </Button>
        )
      )}
    </Stack>
  )
}

const EntryCard = ({ entry }: { entry: RaRecord }) => {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  return (
    <RecordContextProvider value={entry}>
      <ListedCard
        title={
          <Link to={`/${resource}/${entry.id}`} sx={{ color: 'text.primary' }}>
            <bdi>{entry.title || translate('content.untitled')}</bdi>
          </Link>
        }
        date={<Moment value={entry.date} />}
      >
        <EntryStatus status={entry.status} />
        <Verbs />
      </ListedCard>
    </RecordContextProvider>
  )
}

const Actions = () => (
  <TopToolbar sx={{ '&&': { backgroundColor: 'transparent' } }}>
    <CreateButton label={`content.add_${useResourceContext()}`} icon={<AddIcon />} />
  </TopToolbar>
)

const FILTERS = [<SearchInput key="search" source="search" alwaysOn />]

/** Posts or pages, the latest first, by their state. */
const EntryList = () => (
  <CardList
    sort={{ field: 'date', order: 'DESC' }}
    filterDefaultValues={{ status: 'any' }}
    filters={FILTERS}
    actions={<Actions />}
    none="content.none"
    card={(entry) => <EntryCard key={entry.id} entry={entry} />}
  >
    <StateTabs name="status" states={STATES} texts="content.status" />
  </CardList>
)

export default EntryList
