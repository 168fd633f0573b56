import SearchIcon from '@mui/icons-material/Search'
import { Card, InputAdornment, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { CreateButton, Title, useTranslate } from 'react-admin'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { SortableTree } from '#admin/shared/tree/sortable-tree.tsx'
import { flatten } from '#admin/shared/tree/tree.ts'
import { foldPersian } from '#common/persian.ts'
import type { TreeResource, TreeTerm } from '../term.ts'
import { useTree } from '../use-tree.ts'
import { FoundTerms } from './found-terms.tsx'
import { TreeRow } from './tree-row.tsx'

interface RowsProps {
  resource: TreeResource
  terms: readonly TreeTerm[]
  move: ReturnType<typeof useTree>['move']
}

const Rows = ({ resource, terms, move }: RowsProps) => {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setClosed((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <SortableTree nodes={terms} rows={flatten(terms, closed)} move={move}>
      {(row, target) => (
        <TreeRow {...{ resource, terms, row, toggle, move, target }} isClosed={closed.has(row.node.id)} />
      )}
    </SortableTree>
  )
}

const Content = ({ resource, search }: { resource: TreeResource; search: string }) => {
  const translate = useTranslate()
  const { terms, move, isPending, error, refetch } = useTree(resource)
  if (error) return <LoadFailed error={error} onAgain={() => void refetch()} />
  if (isPending) return <Skeleton variant="rounded" height={360} />
  const wanted = foldPersian(search.trim())
  const found = terms.filter(({ name, slug }) => foldPersian(`${name} ${slug}`).includes(wanted))
  if (terms.length === 0 || found.length === 0) {
    const key = terms.length === 0 ? `terms.none.${resource}` : 'shell.find_nothing'
    return (
      <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
        {translate(key)}
      </Typography>
    )
  }
  return (
    <Card sx={{ paddingInline: { xs: 0.5, sm: 1 } }}>
      {wanted ? (
        <FoundTerms resource={resource} terms={terms} found={found} />
      ) : (
        <Rows resource={resource} terms={terms} move={move} />
      )}
    </Card>
  )
}

/** Categories or brands as a tree, put in order by dragging, by the keyboard or by a menu. */
export const TermTree = ({ resource }: { resource: TreeResource }) => {
  const translate = useTranslate()
  const [search, setSearch] = useState('')
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 820 }}>
      <Title title={translate(`terms.${resource}`)} />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <TextField
          type="search"
          margin="none"
          label={translate('terms.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
          }}
          sx={{ maxWidth: 320 }}
        />
        <CreateButton
          resource={resource}
          label="terms.add"
          variant="contained"
          sx={{ minHeight: 44, flexShrink: 0 }}
        />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {translate('terms.tree_hint')}
      </Typography>
      <Content resource={resource} search={search} />
    </Stack>
  )
}
