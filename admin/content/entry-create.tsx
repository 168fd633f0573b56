import { Create, type RaRecord, SaveButton, SimpleForm } from 'react-admin'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import { EntryFields } from './entry-fields.tsx'

const as = (status: string) => (data: Partial<RaRecord>) => ({ ...data, status })

// buttons of their own: what submits the form leaves the status to the store
const Buttons = () => (
  <SaveBar>
    <SaveButton
      type="button"
      variant="text"
      label="content.save_draft"
      transform={as('draft')}
      alwaysEnable
    />
    <SaveButton type="button" label="content.publish" transform={as('publish')} alwaysEnable />
  </SaveBar>
)

/** A new post or page. */
const EntryCreate = () => (
  <Create redirect="edit" component="div">
    <SimpleForm toolbar={<Buttons />} {...WARNS_OF_UNSAVED} sx={{ padding: 0 }} noValidate>
      <EntryFields isNew />
    </SimpleForm>
  </Create>
)

export default EntryCreate
