import DeleteIcon from '@mui/icons-material/DeleteSweepOutlined'
import { Button, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { Confirm, useListContext, useResourceContext, useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { emptyTrash } from '#admin/shared/trash/delete-for-ever.ts'
import { useAct } from '#admin/shared/use-act.ts'
import { formatNumber } from '#app/ui/digits.ts'

/** Deletes everything in the trash for good, once that was confirmed; shown where the trash is looked at. */
export const EmptyTrash = ({ count = 0 }: { count: number | undefined }) => {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const permitted = usePermitted()
  const { filterValues } = useListContext()
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = useState<number | null>(null)
  const [isBusy, act] = useAct()
  if (filterValues.status !== 'trash' || count === 0 || !permitted({ needs: `delete_${resource}` }))
    return null
  const empty = async () => {
    setAsking(false)
    setDone(0)
    await act(() => emptyTrash(resource, (gone, all) => setDone((100 * gone) / all)), 'content.emptied')
    setDone(null)
  }
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        disabled={isBusy}
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44 }}
      >
        {translate('content.empty_trash')}
      </Button>
      {done !== null && (
        <LinearProgress variant="determinate" value={done} aria-label={translate('content.empty_trash')} />
      )}
      <Confirm
        isOpen={isAsking}
        title="content.empty_trash"
        content={translate('content.empty_text', { smart_count: count, count: formatNumber(count) })}
        confirm="content.delete"
        confirmColor="warning"
        onConfirm={() => void empty()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
