import { Card, Skeleton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Drag, Sorting } from '#admin/shared/drag-and-drop.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { flatten, pathName, placeAt } from '#admin/shared/tree/tree.ts'
import { isWithin } from '#common/tree.ts'
import { INDENT, ItemRow } from './item-row.tsx'
import type { MenuItem } from './menu.ts'
import type { MenuItems } from './use-menu-items.ts'

/** The items of a menu, put in order by dragging, by the keyboard or by a menu. */
export const ItemTree = ({ list, onEdit }: { list: MenuItems; onEdit: (item: MenuItem) => void }) => {
  const translate = useTranslate()
  const [drag, setDrag] = useState<Drag | null>(null)
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
  const rows = flatten(items)
  const place = drag && placeAt(rows, drag.from, drag.to, drag.levels)
  const target = place && (place.parent ? pathName(items, place.parent) : translate('terms.top'))
  const tree = items.map(({ id, parent }) => ({ id, parentId: parent }))
  const dragged = drag && rows[drag.from]?.node.id
  return (
    <Card sx={{ paddingInline: { xs: 0.5, sm: 1 } }}>
      <Sorting
        indent={INDENT}
        onDrag={setDrag}
        onMove={(from, to, levels) => {
          const row = rows[from]
          if (row) void move(row.node.id, placeAt(rows, from, to, levels))
        }}
      >
        <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {rows.map((row, index) => (
            <ItemRow
              key={row.node.id}
              {...{ list, row, index, target, onEdit }}
              isCarried={
                Boolean(dragged) && row.node.id !== dragged && isWithin(tree, row.node.id, dragged ?? 0)
              }
            />
          ))}
        </Stack>
      </Sorting>
    </Card>
  )
}
