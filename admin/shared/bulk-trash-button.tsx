import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button, useListContext } from 'react-admin'
import { useChange } from './use-change.ts'
import { useSelected } from './use-selected.ts'

/** Moves what is chosen in a list to the trash, from where it can be taken back. */
export const BulkTrashButton = () => {
  const { resource, onUnselectItems } = useListContext()
  const selected = useSelected()
  const { trash } = useChange(resource)
  const drop = async () => {
    const records = await selected()
    await trash(records, {
      message: 'shell.trashed',
      args: { smart_count: records.length },
      after: onUnselectItems,
    })
  }
  return (
    <Button label="shell.to_trash" color="error" onClick={() => void drop()}>
      <DeleteIcon />
    </Button>
  )
}
