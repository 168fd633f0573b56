import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, Chip, IconButton, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import { Picture } from '#admin/shared/fields/picture.tsx'
import type { Place, Placed } from '#admin/shared/tree/tree.ts'
import { formatNumber } from '#app/ui/digits.ts'
import type { TreeResource, TreeTerm } from '../term.ts'
import { RowMenu } from './row-menu.tsx'

interface TreeRowProps {
  resource: TreeResource
  terms: readonly TreeTerm[]
  row: Placed<TreeTerm>
  isClosed: boolean
  /** where it would come to lie, while it is dragged */
  target: string | null
  toggle: (id: number) => void
  move: (id: number, place: Place) => Promise<void>
}

const Text = ({ resource, term, target }: Pick<TreeRowProps, 'resource' | 'target'> & { term: TreeTerm }) => {
  const translate = useTranslate()
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Link
        to={`/${resource}/${term.id}`}
        sx={{ color: 'text.primary', fontWeight: 600, display: 'block', overflowWrap: 'anywhere' }}
      >
        <bdi>{term.name}</bdi>
      </Link>
      {target === null ? (
        <Typography variant="caption" color="text.secondary" component="div">
          {translate('terms.products', {
            smart_count: term.count,
            count: formatNumber(term.count),
          })}
        </Typography>
      ) : (
        <Chip size="small" color="primary" label={target} role="status" />
      )}
    </Box>
  )
}

/** One category or brand in the tree, with a menu that does what dragging does. */
export const TreeRow = ({ row, isClosed, toggle, target, ...props }: TreeRowProps) => {
  const { node: term, hasChildren } = row
  const translate = useTranslate()
  return (
    <>
      <Picture src={term.image?.src} size={40} />
      <Text resource={props.resource} term={term} target={target} />
      {hasChildren && (
        <IconButton
          aria-label={translate('terms.toggle', { name: term.name })}
          aria-expanded={!isClosed}
          onClick={() => toggle(term.id)}
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <ExpandIcon sx={{ transform: isClosed ? undefined : 'rotate(180deg)' }} />
        </IconButton>
      )}
      <RowMenu term={term} {...props} />
    </>
  )
}
