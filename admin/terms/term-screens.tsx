import { Create, Edit, SaveButton, SimpleForm, useTranslate } from 'react-admin'
import { BackTo } from '#admin/shared/back-to.tsx'
import { ConflictDialog } from '#admin/shared/conflict/conflict-dialog.tsx'
import { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { useSecondLanguage } from '#admin/shared/second-language.tsx'
import type { TreeResource } from './term.ts'
import { TermFields } from './term-fields.tsx'

interface TermScreenProps {
  resource: TreeResource | 'tags'
}

const treeOf = (resource: TermScreenProps['resource']): TreeResource | undefined =>
  resource === 'tags' ? undefined : resource

const Buttons = () => (
  <SaveBar>
    <SaveButton />
  </SaveBar>
)

const Back = ({ resource }: TermScreenProps) => (
  <BackTo to={`/${resource}`} label={useTranslate()(`terms.${resource}`)} />
)

export const TermCreate = ({ resource }: TermScreenProps) => (
  <>
    <Back resource={resource} />
    <Create redirect="edit" component="div" resource={resource} sx={{ maxWidth: 820 }}>
      <SimpleForm toolbar={<Buttons />} warnWhenUnsavedChanges sx={{ padding: 0, maxWidth: 820 }}>
        <TermFields tree={treeOf(resource)} isNew />
      </SimpleForm>
    </Create>
  </>
)

export const TermEdit = ({ resource }: TermScreenProps) => {
  const { conflict, close, onError } = useConflict()
  const meta = { texts: useSecondLanguage() }
  return (
    <>
      <Back resource={resource} />
      <Edit
        mutationMode="pessimistic"
        mutationOptions={{ onError, meta }}
        queryOptions={{ meta }}
        redirect={false}
        component="div"
        actions={false}
        resource={resource}
        sx={{ maxWidth: 820 }}
      >
        <SimpleForm toolbar={<Buttons />} warnWhenUnsavedChanges sx={{ padding: 0, maxWidth: 820 }}>
          <TermFields tree={treeOf(resource)} />
          <ConflictDialog conflict={conflict} close={close} />
        </SimpleForm>
      </Edit>
    </>
  )
}
