import { Card, Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { SortableTree } from '#admin/shared/tree/sortable-tree.tsx'
import { flatten } from '#admin/shared/tree/tree.ts'
import { ItemRow } from './item-row.tsx'
import type { MenuItem } from './menu.ts'
import type { MenuItems } from './use-menu-items.ts'

/** The items of a menu, put in order by dragging, by the keyboard or by a menu. */
export const ItemTree = ({ list, onEdit }: { list: MenuItems; onEdit: (item: MenuItem) => void }) => {
  const translate = useTranslate()
  const { items, isPending, error, refetch, move } = list
  if (error) return <LoadFailed error={error} onAgain={() => void refetch()} />
  if (isPending) return <Skeleton variant="rounded" height={300} />
  if (items.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
        {translate('menus.no_items')}
      </Typography>
    )
  }
  return (
    <Card sx={{ paddingInline: { xs: 0.5, sm: 1 } }}>
      <SortableTree nodes={items} rows={flatten(items)} move={move}>
        {({ node: item }, target) => <ItemRow {...{ list, item, target, onEdit }} />}
      </SortableTree>
    </Card>
  )
}
