import DeleteIcon from '@mui/icons-material/DeleteForeverOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useResourceContext, useTranslate } from 'react-admin'
import { useAct } from '#admin/shared/use-act.ts'
import { deleteForEver } from './delete-for-ever.ts'
import type { Entry } from './entry.ts'

/** Deletes what is in the trash for good, once that was confirmed. */
export const DeleteButton = ({ entry }: { entry: Entry }) => {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const [isAsking, setAsking] = useState(false)
  const [isBusy, act] = useAct()
  const remove = async () => {
    if (await act(() => deleteForEver(resource, entry.id), 'content.deleted')) setAsking(false)
  }
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44 }}
      >
        {translate('content.delete')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isBusy}
        title={translate('content.delete_title', { title: entry.title || translate('content.untitled') })}
        content="content.delete_text"
        confirm="content.delete"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
