import DeleteIcon from '@mui/icons-material/DeleteForeverOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useResourceContext, useTranslate } from 'react-admin'
import { useAct } from '#admin/shared/use-act.ts'
import { deleteForEver } from './delete-for-ever.ts'

interface DeleteButtonProps {
  id: number
  /** how it is called */
  title: string
  /** key of what goes with it */
  text?: string
}

/** Deletes what is in the trash for good, once that was confirmed. */
export const DeleteButton = ({ id, title, text = 'content.delete_text' }: DeleteButtonProps) => {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const [isAsking, setAsking] = useState(false)
  const [isBusy, act] = useAct()
  const remove = async () => {
    if (await act(() => deleteForEver(resource, id), 'content.deleted')) setAsking(false)
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
        title={translate('content.delete_title', { title })}
        content={text}
        confirm="content.delete"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
