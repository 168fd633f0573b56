import TrashIcon from '@mui/icons-material/DeleteOutlined'
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Button, Stack } from '@mui/material'
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { DeleteButton } from '#admin/shared/trash/delete-button.tsx'
import { useChange } from '#admin/shared/use-change.ts'
import { ViewInShop } from '#admin/shared/view-in-shop.tsx'
import type { Entry } from './entry.ts'

/** What can be done with one without opening it. What cannot be taken back asks first. */
export const EntryVerbs = () => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const resource = useResourceContext() ?? ''
  const entry = useRecordContext<Entry>()
  const { set, trash } = useChange(resource)
  if (!entry) return null
  const drop = () => trash([entry], { message: 'content.trashed' })
  const restore = () => set([entry], { status: 'draft' }, { message: 'content.restored' })
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {entry.status === 'publish' && <ViewInShop href={entry.link} />}
      {entry.status === 'trash' ? (
        <>
          <Button
            size="small"
            startIcon={<RestoreIcon />}
            onClick={() => void restore()}
            sx={{ minHeight: 44 }}
          >
            {translate('content.restore')}
          </Button>
          {permitted({ needs: `delete_${resource}` }) && (
            <DeleteButton id={entry.id} title={entry.title || translate('content.untitled')} />
          )}
        </>
      ) : (
        permitted({ needs: `delete_${resource}` }) && (
          <Button
            size="small"
            color="error"
            startIcon={<TrashIcon />}
            onClick={() => void drop()}
            sx={{ minHeight: 44 }}
          >
            {translate('content.trash')}
          </Button>
        )
      )}
    </Stack>
  )
}
