import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import type { TreeTerm } from '../term.ts'
import { lastIn, type Place, pathName, possibleParents } from './tree.ts'

interface MoveDialogProps {
  terms: readonly TreeTerm[]
  term: TreeTerm
  onClose: () => void
  onMove: (place: Place) => void
}

/** Into what a category or brand is to be put, for who does not drag. */
const MoveDialog = ({ terms, term, onClose, onMove }: MoveDialogProps) => {
  const translate = useTranslate()
  const [parent, setParent] = useState(term.parent)
  const options = [0, ...possibleParents(terms, term.id).map(({ id }) => id)]
  return (
    <FormDialog
      title={translate('terms.move_title', { name: term.name })}
      isOpen
      onClose={onClose}
      action={translate('terms.move')}
      onAction={() => {
        onMove(lastIn(terms, parent, term.id))
        onClose()
      }}
      isOff={parent === term.parent}
    >
      <Autocomplete
        disableClearable
        options={options}
        value={parent}
        onChange={(_, id) => setParent(id)}
        getOptionLabel={(id) => (id === 0 ? translate('terms.top') : pathName(terms, id))}
        renderInput={(params) => <TextField {...params} label={translate('terms.move_to')} autoFocus />}
      />
    </FormDialog>
  )
}

export default MoveDialog
