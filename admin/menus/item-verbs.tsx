import { useTranslate } from 'react-admin'
import { NodeMenu } from '#admin/shared/tree/node-menu.tsx'
import type { MenuItem } from './menu.ts'
import type { MenuItems } from './use-menu-items.ts'

interface ItemVerbsProps {
  list: MenuItems
  item: MenuItem
  onEdit: (item: MenuItem) => void
}

/** What can be done with an item, by tap or keyboard. */
export const ItemVerbs = ({ list: { items, move, refresh }, item, onEdit }: ItemVerbsProps) => {
  const translate = useTranslate()
  return (
    <NodeMenu
      resource="menu-items"
      nodes={items}
      node={item}
      move={move}
      verbs={[{ label: translate('ra.action.edit'), onChoose: () => onEdit(item) }]}
      removal={{ label: 'menus.take_out', text: 'menus.take_out_text' }}
      onRemoved={() => void refresh()}
    />
  )
}
