import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { useState } from 'react'
import { Button } from 'react-admin'
import { useProductChange } from './product-changes.ts'

/** Moves the chosen products to the trash, from where they can be taken back. */
export const ProductTrashButton = () => {
  const apply = useProductChange()
  const [isBusy, setBusy] = useState(false)
  const drop = async () => {
    setBusy(true)
    await apply({ status: 'trash' })
    setBusy(false)
  }
  return (
    <Button label="shell.to_trash" color="error" disabled={isBusy} onClick={() => void drop()}>
      <DeleteIcon />
    </Button>
  )
}
