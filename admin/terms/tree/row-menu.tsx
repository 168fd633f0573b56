import MoreIcon from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Confirm, LinkBase, useDelete, useNotify, useTranslate } from 'react-admin'
import { besides, type Place } from '#admin/shared/tree/tree.ts'
import type { TreeResource, TreeTerm } from '../term.ts'

const MoveDialog = lazy(() => import('#admin/shared/tree/move-dialog.tsx'))

interface RowMenuProps {
  resource: TreeResource
  terms: readonly TreeTerm[]
  term: TreeTerm
  move: (id: number, place: Place) => Promise<void>
}

/** What can be done with one, by tap or keyboard. */
export const RowMenu = ({ resource, terms, term, move }: RowMenuProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [remove, { isPending }] = useDelete()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asks, setAsks] = useState<'move' | 'delete' | null>(null)
  const choose = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  const step = (by: -1 | 1) => {
    const place = besides(terms, term.id, by)
    return place && choose(() => void move(term.id, place))
  }
  const [up, down] = [step(-1), step(1)]
  const confirm = () =>
    void remove(
      resource,
      { id: term.id, previousData: term },
      {
        onSuccess: () => notify('terms.deleted', { type: 'info', messageArgs: { name: term.name } }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
        onSettled: () => setAsks(null),
      },
    )
  return (
    <>
      <IconButton
        aria-label={translate('terms.menu', { name: term.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem component={LinkBase} to={`/${resource}/${term.id}`}>
          {translate('ra.action.edit')}
        </MenuItem>
        <MenuItem component={LinkBase} to={`/${resource}/create`} state={{ record: { parent: term.id } }}>
          {translate('terms.add_below')}
        </MenuItem>
        {up && <MenuItem onClick={up}>{translate('terms.up')}</MenuItem>}
        {down && <MenuItem onClick={down}>{translate('terms.down')}</MenuItem>}
        <MenuItem onClick={choose(() => setAsks('move'))}>{translate('terms.move_to')}</MenuItem>
        <MenuItem onClick={choose(() => setAsks('delete'))} sx={{ color: 'error.main' }}>
          {translate('ra.action.delete')}
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {asks === 'move' && (
          <MoveDialog
            nodes={terms}
            node={term}
            onClose={() => setAsks(null)}
            onMove={(place) => void move(term.id, place)}
          />
        )}
      </Suspense>
      <Confirm
        isOpen={asks === 'delete'}
        loading={isPending}
        title={translate('terms.delete_title', { name: term.name })}
        content="terms.delete_text"
        onConfirm={confirm}
        onClose={() => setAsks(null)}
      />
    </>
  )
}
