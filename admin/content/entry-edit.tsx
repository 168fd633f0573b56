import { Edit, SaveButton, SimpleForm, TopToolbar, useRecordContext } from 'react-admin'
import { ConflictDialog } from '#admin/shared/conflict/conflict-dialog.tsx'
import { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { useSecondLanguage } from '#admin/shared/second-language.tsx'
import { ViewInShop } from '#admin/shared/view-in-shop.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import type { Entry } from './entry.ts'
import { EntryFields } from './entry-fields.tsx'
import { EntryStatus } from './entry-status.tsx'

const Buttons = () => (
  <SaveBar>
    <SaveButton />
  </SaveBar>
)

const Actions = () => {
  const entry = useRecordContext<Entry>()
  if (!entry) return <TopToolbar />
  return (
    <TopToolbar sx={{ alignItems: 'center', '&&': { backgroundColor: 'transparent' } }}>
      <EntryStatus status={entry.status} />
      {entry.status === 'publish' && <ViewInShop href={entry.link} />}
    </TopToolbar>
  )
}

/** A post or page. */
const EntryEdit = () => {
  const { conflict, close, onError } = useConflict()
  const meta = { texts: useSecondLanguage(), seo: true }
  return (
    <Edit
      mutationMode="pessimistic"
      mutationOptions={{ onError, meta }}
      queryOptions={{ meta }}
      redirect={false}
      actions={<Actions />}
      component="div"
    >
      <SimpleForm toolbar={<Buttons />} {...WARNS_OF_UNSAVED} sx={{ padding: 0 }} noValidate>
        <EntryFields isNew={false} />
        <ConflictDialog conflict={conflict} close={close} />
      </SimpleForm>
    </Edit>
  )
}

export default EntryEdit
