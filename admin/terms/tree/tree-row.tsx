import { useSortable } from '@dnd-kit/react/sortable'
import DragIcon from '@mui/icons-material/DragIndicator'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, Chip, IconButton, Stack, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import { Picture } from '#admin/shared/fields/picture.tsx'
import type { Place, Placed } from '#admin/shared/tree/tree.ts'
import { formatNumber } from '#app/ui/digits.ts'
import type { TreeResource, TreeTerm } from '../term.ts'
import { RowMenu } from './row-menu.tsx'

/** px of one level */
export const INDENT = 24

interface TreeRowProps {
  resource: TreeResource
  terms: readonly TreeTerm[]
  row: Placed<TreeTerm>
  index: number
  isClosed: boolean
  /** where it would come to lie, while it is dragged */
  target: string | null
  /** lies in what is dragged */
  isCarried: boolean
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

/** One category or brand in the tree, with a grip, and a menu that does the same. */
export const TreeRow = ({ row, index, isClosed, toggle, target, isCarried, ...props }: TreeRowProps) => {
  const { node: term, depth, hasChildren } = row
  const translate = useTranslate()
  const { ref, handleRef, isDragging } = useSortable({ id: term.id, index })
  return (
    <Stack
      component="li"
      ref={ref}
      direction="row"
      aria-level={depth + 1}
      sx={{
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        minHeight: 60,
        paddingInlineStart: { xs: `${depth * 14}px`, sm: `${depth * INDENT}px` },
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        opacity: isDragging || isCarried ? 0.7 : 1,
        '&:last-of-type': { borderBlockEnd: 0 },
      }}
    >
      <IconButton
        ref={handleRef}
        aria-label={translate('terms.grip', { name: term.name })}
        sx={{ inlineSize: 44, blockSize: 44, cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon />
      </IconButton>
      <Picture src={term.image?.src} size={40} />
      <Text resource={props.resource} term={term} target={isDragging ? target : null} />
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
    </Stack>
  )
}
