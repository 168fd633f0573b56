import { Box, Card, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import {
  BulkDeleteButton,
  CreateButton,
  DataTable,
  FunctionField,
  Link,
  List,
  ListNoResults,
  SearchInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { pathName } from '#admin/shared/tree/tree.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { isNested, isOfBlog, type NestedResource, type Term, type TermResource } from './term.ts'
import { useTree } from './use-tree.ts'

const FILTERS = [<SearchInput key="search" source="search" alwaysOn />]

/** What a category lies in. */
const Above = ({ resource, parent }: { resource: NestedResource; parent: number }) => (
  <Typography variant="caption" color="text.secondary" component="div">
    {pathName(useTree(resource).terms, parent)}
  </Typography>
)

const Name = ({ term: { id, name, parent } }: { term: Term }) => {
  const { resource } = useListContext()
  return (
    <>
      <Link
        to={`/${resource}/${id}`}
        sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        <bdi>{name}</bdi>
      </Link>
      {isNested(resource) && parent > 0 && <Above resource={resource} parent={parent} />}
    </>
  )
}

const Count = ({ count }: { count: number }) => {
  const { resource } = useListContext()
  const key = isOfBlog(resource) ? 'terms.posts' : 'terms.products'
  return useTranslate()(key, { smart_count: count, count: formatNumber(count) })
}

const Cards = () => {
  const { data = [], isPending } = useListContext<Term>()
  if (!isPending && data.length === 0) return <ListNoResults />
  return (
    <Stack component="ul" sx={{ listStyle: 'none', gap: 1, padding: 0, marginBlock: 1.5 }}>
      {data.map((term) => (
        <Card key={term.id} component="li" sx={{ padding: 1.5, display: 'flex', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Name term={term} />
            <Typography variant="caption" color="text.secondary" component="div" noWrap>
              <bdi dir="ltr">{term.slug}</bdi>
            </Typography>
          </Box>
          <Typography variant="body2" color="text.secondary">
            <Count count={term.count} />
          </Typography>
        </Card>
      ))}
    </Stack>
  )
}

const Table = () => {
  const { resource } = useListContext()
  const text = isOfBlog(resource) ? 'terms.delete_of_posts' : 'terms.delete_text'
  return (
    <DataTable<Term>
      rowClick={false}
      bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" confirmContent={text} />}
    >
      <DataTable.Col source="name">
        <FunctionField<Term> render={(term) => <Name term={term} />} />
      </DataTable.Col>
      <DataTable.Col source="slug">
        <FunctionField<Term> render={({ slug }) => <bdi dir="ltr">{slug}</bdi>} />
      </DataTable.Col>
      <DataTable.Col source="count" align="right">
        <FunctionField<Term> render={({ count }) => <NumberName>{formatNumber(count)}</NumberName>} />
      </DataTable.Col>
    </DataTable>
  )
}

const Actions = () => (
  <TopToolbar sx={{ '&&': { backgroundColor: 'transparent' } }}>
    <CreateButton label="terms.add" />
  </TopToolbar>
)

/** Tags, or categories of the blog, by name, and how much has each. */
const TermList = ({ resource }: { resource: TermResource }) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <List
      resource={resource}
      exporter={false}
      empty={false}
      actions={<Actions />}
      filters={FILTERS}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      component={isPhone ? 'div' : undefined}
      sx={{ maxWidth: 820 }}
    >
      {isPhone ? <Cards /> : <Table />}
    </List>
  )
}

export default TermList
