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
  useDataProvider,
  useListContext,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
  useUpdate,
} from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { CardList, ListedCard } from '#admin/shared/card-list.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StateTabs } from '#admin/shared/state-tabs.tsx'
import { useNotifyDone } from '#admin/shared/undo.tsx'
import type { Entry } from './entry.ts'
import { EntryStatus } from './entry-status.tsx'

const STATES = ['any', 'publish', 'draft', 'pending', 'future', 'private', 'trash'] as const

/** What can be done with one without opening it; each can be taken back. */
const Verbs = () => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const resource = useResourceContext() ?? ''
  const entry = useRecordContext<Entry>()
  const dataProvider = useDataProvider()
  const [write] = useUpdate()
  const { refetch } = useListContext()
  const notify = useNotify()
  const notifyDone = useNotifyDone()
  if (!entry) return null
  const { id, status } = entry
  const set = async (next: string, before: Partial<Entry>) => {
    await write(
      resource,
      { id, data: { status: next }, previousData: before, meta: { over: true } },
      { returnPromise: true },
    )
    await refetch()
  }
  /** Written at once, and put back by a second write. */
  const act = (work: () => Promise<unknown>, message: string, undo: () => Promise<unknown>) =>
    void work().then(
      () => notifyDone({ message, undo }),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  const drop = async () => {
    await dataProvider.delete(resource, { id, previousData: entry })
    await refetch()
  }
  const trash = () =>
    act(drop, 'content.trashed', () => set(status === 'future' ? 'publish' : status, { id, status: 'trash' }))
  const restore = () => act(() => set('draft', entry), 'content.restored', drop)
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
        <Button size="small" startIcon={<RestoreIcon />} onClick={() => restore()} sx={{ minHeight: 44 }}>
          {translate('content.restore')}
        </Button>
      ) : (
        permitted({ needs: `delete_${resource}` }) && (
          <Button
            size="small"
            color="error"
            startIcon={<TrashIcon />}
            onClick={() => trash()}
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
