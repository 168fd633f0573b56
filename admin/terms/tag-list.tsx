import { Box, Card, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import {
  BulkDeleteButton,
  DataTable,
  FunctionField,
  Link,
  List,
  ListNoResults,
  SearchInput,
  useListContext,
} from 'react-admin'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import type { Term } from './term.ts'

const FILTERS = [<SearchInput key="search" source="search" alwaysOn />]

const Name = ({ term: { id, name } }: { term: Term }) => (
  <Link to={`/tags/${id}`} sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}>
    <bdi>{name}</bdi>
  </Link>
)

const Cards = () => {
  const { data = [], isPending } = useListContext<Term>()
  if (!isPending && data.length === 0) return <ListNoResults />
  return (
    <Stack component="ul" sx={{ listStyle: 'none', gap: 1, padding: 0, marginBlock: 1.5 }}>
      {data.map((term) => (
        <Card key={term.id} component="li" sx={{ padding: 1.5, display: 'flex', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Name term={term} />
            <Typography variant="caption" color="text.secondary" component="div" dir="ltr" noWrap>
              {term.slug}
            </Typography>
          </Box>
          <Typography variant="body2" color="text.secondary">
            <NumberName>{formatNumber(term.count)}</NumberName>
          </Typography>
        </Card>
      ))}
    </Stack>
  )
}

/** Tags of products, and how many products have each. */
const TagList = () => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <List
      exporter={false}
      filters={FILTERS}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      component={isPhone ? 'div' : undefined}
      sx={{ maxWidth: 820 }}
    >
      {isPhone ? (
        <Cards />
      ) : (
        <DataTable<Term> rowClick={false} bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
          <DataTable.Col source="name">
            <FunctionField<Term> render={(term) => <Name term={term} />} />
          </DataTable.Col>
          <DataTable.Col source="slug">
            <FunctionField<Term> render={({ slug }) => <bdi dir="ltr">{slug}</bdi>} />
          </DataTable.Col>
          <DataTable.NumberCol source="count">
            <FunctionField<Term> render={({ count }) => formatNumber(count)} />
          </DataTable.NumberCol>
        </DataTable>
      )}
    </List>
  )
}

export default TagList
