import MoreIcon from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem as Verb } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Confirm, useDelete, useNotify, useTranslate } from 'react-admin'
import { besides } from '#admin/shared/tree/tree.ts'
import type { MenuItem } from './menu.ts'
import type { MenuItems } from './use-menu-items.ts'

const MoveDialog = lazy(() => import('#admin/shared/tree/move-dialog.tsx'))

interface ItemVerbsProps {
  list: MenuItems
  item: MenuItem
  onEdit: (item: MenuItem) => void
}

/** What can be done with an item, by tap or keyboard. */
export const ItemVerbs = ({ list: { items, move, refresh }, item, onEdit }: ItemVerbsProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [remove, { isPending }] = useDelete()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asks, setAsks] = useState<'move' | 'remove' | null>(null)
  const choose = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  const step = (by: -1 | 1) => {
    const place = besides(items, item.id, by)
    return place && choose(() => void move(item.id, place))
  }
  const [up, down] = [step(-1), step(1)]
  const confirm = () =>
    void remove(
      'menu-items',
      { id: item.id, previousData: item },
      {
        onSuccess: () => notify('terms.deleted', { type: 'info', messageArgs: { name: item.name } }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
        onSettled: () => {
          setAsks(null)
          void refresh()
        },
      },
    )
  return (
    <>
      <IconButton
        aria-label={translate('terms.menu', { name: item.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <Verb onClick={choose(() => onEdit(item))}>{translate('ra.action.edit')}</Verb>
        {up && <Verb onClick={up}>{translate('terms.up')}</Verb>}
        {down && <Verb onClick={down}>{translate('terms.down')}</Verb>}
        <Verb onClick={choose(() => setAsks('move'))}>{translate('terms.move_to')}</Verb>
        <Verb onClick={choose(() => setAsks('remove'))} sx={{ color: 'error.main' }}>
          {translate('menus.take_out')}
        </Verb>
      </Menu>
      <Suspense fallback={null}>
        {asks === 'move' && (
          <MoveDialog
            nodes={items}
            node={item}
            onClose={() => setAsks(null)}
            onMove={(place) => void move(item.id, place)}
          />
        )}
      </Suspense>
      <Confirm
        isOpen={asks === 'remove'}
        loading={isPending}
        title={translate('terms.delete_title', { name: item.name })}
        content="menus.take_out_text"
        onConfirm={confirm}
        onClose={() => setAsks(null)}
      />
    </>
  )
}
