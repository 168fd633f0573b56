import AddIcon from '@mui/icons-material/Add'
import { Box, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import {
  CreateButton,
  DataTable,
  FunctionField,
  Link,
  List,
  Pagination,
  RecordContextProvider,
  SearchInput,
  TopToolbar,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { BulkTrashButton } from '#admin/shared/bulk-trash-button.tsx'
import { ListedCard } from '#admin/shared/card-list.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StateTabs } from '#admin/shared/state-tabs.tsx'
import { EmptyTrash } from './empty-trash.tsx'
import { authorOf, type Entry } from './entry.ts'
import { EntryStatus } from './entry-status.tsx'
import { EntryVerbs } from './entry-verbs.tsx'
import { useCounts } from './use-counts.ts'

const STATES = ['any', 'publish', 'draft', 'pending', 'future', 'private', 'trash'] as const

const Title = ({ entry: { id, title } }: { entry: Entry }) => {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  return (
    <Link to={`/${resource}/${id}`} sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}>
      <bdi>{title || translate('content.untitled')}</bdi>
    </Link>
  )
}

const Table = () => {
  const resource = useResourceContext() ?? ''
  const permitted = usePermitted()
  const { filterValues } = useListContext()
  const canTrash = filterValues.status !== 'trash' && permitted({ needs: `delete_${resource}` })
  return (
    <DataTable<Entry> rowClick={false} bulkActionButtons={canTrash && <BulkTrashButton />}>
      <DataTable.Col source="title">
        <FunctionField<Entry> render={(entry) => <Title entry={entry} />} />
      </DataTable.Col>
      <DataTable.Col source="author" label="content.author" disableSort>
        <FunctionField<Entry> render={(entry) => <bdi>{authorOf(entry)}</bdi>} />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort>
        <FunctionField<Entry> render={({ status }) => <EntryStatus status={status} />} />
      </DataTable.Col>
      <DataTable.Col source="date">
        <FunctionField<Entry> render={({ date }) => <Moment value={date} />} />
      </DataTable.Col>
      <DataTable.Col source="verbs" label="content.verbs" disableSort>
        <EntryVerbs />
      </DataTable.Col>
    </DataTable>
  )
}

const Cards = ({ entries }: { entries: readonly Entry[] }) => (
  <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', padding: 0, marginBlock: 1.5 }}>
    {entries.map((entry) => (
      <RecordContextProvider key={entry.id} value={entry}>
        <ListedCard title={<Title entry={entry} />} date={<Moment value={entry.date} />}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <EntryStatus status={entry.status} />
            <Typography variant="body2" color="text.secondary">
              <bdi>{authorOf(entry)}</bdi>
            </Typography>
          </Stack>
          <Box sx={{ marginBlockStart: 1 }}>
            <EntryVerbs />
          </Box>
        </ListedCard>
      </RecordContextProvider>
    ))}
  </Stack>
)

const Entries = ({ isNarrow }: { isNarrow: boolean }) => {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext<Entry>()
  if (!isPending && data.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
        {translate('content.none')}
      </Typography>
    )
  }
  return isNarrow ? <Cards entries={data} /> : <Table />
}

const Actions = () => (
  <TopToolbar sx={{ '&&': { backgroundColor: 'transparent' } }}>
    <CreateButton label={`content.add_${useResourceContext()}`} icon={<AddIcon />} />
  </TopToolbar>
)

const Tabs = () => {
  const counts = useCounts(STATES)
  return (
    <>
      <StateTabs name="status" states={STATES} texts="content.status" counts={counts} />
      <EmptyTrash count={counts.trash} />
    </>
  )
}

const FILTERS = [<SearchInput key="search" source="search" alwaysOn />]
const WITH_AUTHOR = { meta: { query: { _embed: 'author' } } }
const ALL = { status: 'any' }

/** Posts or pages, the latest first, by their state. */
const EntryList = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <List
      sort={{ field: 'date', order: 'DESC' }}
      filterDefaultValues={ALL}
      filters={FILTERS}
      actions={<Actions />}
      queryOptions={WITH_AUTHOR}
      component={isNarrow ? 'div' : undefined}
      exporter={false}
      empty={false}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
    >
      <Tabs />
      <Entries isNarrow={isNarrow} />
    </List>
  )
}

export default EntryList
