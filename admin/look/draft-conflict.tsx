import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ChangesTable } from './changes-table.tsx'
import type { LookEditor } from './use-look.ts'

/** Somebody else wrote the same settings: both are shown, and whoever came second chooses. */
export const DraftConflictDialog = ({ editor }: { editor: LookEditor }) => {
  const translate = useTranslate()
  const { conflict, settle, settings } = editor
  if (!conflict) return null
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="draft-conflict">
      <DialogTitle id="draft-conflict">{translate('shell.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('look.conflict_text', { name: conflict.draft.by?.name ?? '' })}
        </DialogContentText>
        <ChangesTable
          schema={settings?.schema ?? []}
          changes={conflict.clashes.map(({ yours, theirs, ...place }) => ({
            ...place,
            one: theirs,
            other: yours,
          }))}
          titles={[translate('shell.conflict.theirs'), translate('shell.conflict.yours')]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => settle('theirs')} sx={{ minHeight: 44 }}>
          {translate('shell.conflict.take_theirs')}
        </Button>
        <Button variant="contained" onClick={() => settle('mine')} sx={{ minHeight: 44 }}>
          {translate('shell.conflict.keep_mine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
