import { ListItemButton, Stack, Typography } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'
import type { Overview } from '#store-api/contract/overview.ts'

export type StockItem = Overview['low_stock']['products'][number]

/** Something that has few pieces, and how many: the way to its product. */
export const StockLine = ({ item }: { item: StockItem }) => {
  const translate = useTranslate()
  const { stock_quantity: left } = item
  return (
    <li>
      <ListItemButton
        component={LinkBase}
        to={`/products/${item.parent_id || item.id}`}
        sx={{ gap: 1.5, paddingInline: 1, borderRadius: 2, minHeight: 56 }}
      >
        <Stack sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography noWrap>{item.name}</Typography>
          {item.sku && (
            <Typography variant="body2" color="text.secondary" component="bdi">
              {item.sku}
            </Typography>
          )}
        </Stack>
        <StatusChip
          tone={left > 0 ? 'waiting' : 'bad'}
          label={
            left > 0 ? translate('overview.left', { smart_count: left }) : translate('overview.none_left')
          }
        />
      </ListItemButton>
    </li>
  )
}
