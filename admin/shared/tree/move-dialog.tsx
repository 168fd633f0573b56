import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../form-dialog.tsx'
import { lastIn, type Place, pathName, possibleParents, type TreeNode } from './tree.ts'

interface MoveDialogProps {
  nodes: readonly TreeNode[]
  node: TreeNode
  onClose: () => void
  onMove: (place: Place) => void
}

/** Into what something of a tree is to be put, for who does not drag. */
const MoveDialog = ({ nodes, node, onClose, onMove }: MoveDialogProps) => {
  const translate = useTranslate()
  const [parent, setParent] = useState(node.parent)
  const options = [0, ...possibleParents(nodes, node.id).map(({ id }) => id)]
  return (
    <FormDialog
      title={translate('terms.move_title', { name: node.name })}
      isOpen
      onClose={onClose}
      action={translate('terms.move')}
      onAction={() => {
        onMove(lastIn(nodes, parent, node.id))
        onClose()
      }}
      isOff={parent === node.parent}
    >
      <Autocomplete
        disableClearable
        options={options}
        value={parent}
        onChange={(_, id) => setParent(id)}
        getOptionLabel={(id) => (id === 0 ? translate('terms.top') : pathName(nodes, id))}
        renderInput={(params) => <TextField {...params} label={translate('terms.move_to')} autoFocus />}
      />
    </FormDialog>
  )
}

export default MoveDialog
