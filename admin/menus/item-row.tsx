import { useSortable } from '@dnd-kit/react/sortable'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, Chip, IconButton, Link, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Placed } from '#admin/shared/tree/tree.ts'
import { ItemVerbs } from './item-verbs.tsx'
import type { MenuItem } from './menu.ts'
import type { MenuItems } from './use-menu-items.ts'

/** px of one level */
export const INDENT = 24

interface ItemRowProps {
  list: MenuItems
  row: Placed<MenuItem>
  index: number
  /** where it would come to lie, while it is dragged */
  target: string | null
  /** lies in what is dragged */
  isCarried: boolean
  onEdit: (item: MenuItem) => void
}

const About = ({ item }: { item: MenuItem }) => {
  const translate = useTranslate()
  if (item.invalid) return <Chip size="small" color="warning" label={translate('menus.gone')} />
  return (
    <Typography variant="caption" color="text.secondary" component="div" noWrap>
      {item.type === 'custom' ? (
        <bdi dir="ltr">{item.url}</bdi>
      ) : (
        translate(`menus.kinds.${item.object}`, { _: item.object })
      )}
    </Typography>
  )
}

/** One item in the tree of its menu, with a grip, and a menu of verbs that does the same. */
export const ItemRow = ({ list, row, index, target, isCarried, onEdit }: ItemRowProps) => {
  const { node: item, depth } = row
  const translate = useTranslate()
  const { ref, handleRef, isDragging } = useSortable({ id: item.id, index })
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
        aria-label={translate('terms.grip', { name: item.name })}
        sx={{ inlineSize: 44, blockSize: 44, cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component="button"
          type="button"
          onClick={() => onEdit(item)}
          sx={{ color: 'text.primary', fontWeight: 600, textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          <bdi>{item.name}</bdi>
        </Link>
        {isDragging && target !== null ? (
          <Chip size="small" color="primary" label={target} role="status" />
        ) : (
          <About item={item} />
        )}
      </Box>
      <ItemVerbs list={list} item={item} onEdit={onEdit} />
    </Stack>
  )
}
