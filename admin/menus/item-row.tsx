import { Box, Chip, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ItemVerbs } from './item-verbs.tsx'
import type { MenuItem } from './menu.ts'
import type { MenuItems } from './use-menu-items.ts'

interface ItemRowProps {
  list: MenuItems
  item: MenuItem
  /** where it would come to lie, while it is dragged */
  target: string | null
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

/** One item in the tree of its menu, with a menu of verbs that does what dragging does. */
export const ItemRow = ({ list, item, target, onEdit }: ItemRowProps) => (
  <>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Link
        component="button"
        type="button"
        onClick={() => onEdit(item)}
        sx={{ color: 'text.primary', fontWeight: 600, textAlign: 'start', overflowWrap: 'anywhere' }}
      >
        <bdi>{item.name}</bdi>
      </Link>
      {target === null ? (
        <About item={item} />
      ) : (
        <Chip size="small" color="primary" label={target} role="status" />
      )}
    </Box>
    <ItemVerbs list={list} item={item} onEdit={onEdit} />
  </>
)
