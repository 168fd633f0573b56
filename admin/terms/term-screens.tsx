import {
  Create,
  DeleteWithConfirmButton,
  Edit,
  SaveButton,
  SimpleForm,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { BackTo } from '#admin/shared/back-to.tsx'
import { ConflictDialog } from '#admin/shared/conflict/conflict-dialog.tsx'
import { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { useSecondLanguage } from '#admin/shared/second-language.tsx'
import { ViewInShop } from '#admin/shared/view-in-shop.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import { hasPage, isOfBlog, isShown, type Term, type TermResource } from './term.ts'
import { TermFields } from './term-fields.tsx'

interface TermScreenProps {
  resource: TermResource
}

const Buttons = () => (
  <SaveBar>
    <SaveButton />
  </SaveBar>
)

const Back = ({ resource }: TermScreenProps) => (
  <BackTo to={`/${resource}`} label={useTranslate()(`terms.${resource}`)} />
)

const Actions = ({ resource }: TermScreenProps) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const term = useRecordContext<Term>()
  if (!term) return <TopToolbar />
  const ofBlog = isOfBlog(resource)
  return (
    <TopToolbar sx={{ alignItems: 'center', '&&': { backgroundColor: 'transparent' } }}>
      {term.link && term.count > 0 && <ViewInShop href={term.link} />}
      {permitted({ needs: ofBlog ? 'manage_categories' : 'delete_product_terms' }) && (
        <DeleteWithConfirmButton
          mutationMode="pessimistic"
          confirmTitle={translate('terms.delete_title', { name: term.name })}
          confirmContent={ofBlog ? 'terms.delete_of_posts' : 'terms.delete_text'}
        />
      )}
    </TopToolbar>
  )
}

export const TermCreate = ({ resource }: TermScreenProps) => (
  <>
    <Back resource={resource} />
    <Create redirect="edit" component="div" resource={resource} sx={{ maxWidth: 820 }}>
      <SimpleForm toolbar={<Buttons />} {...WARNS_OF_UNSAVED} sx={{ padding: 0, maxWidth: 820 }}>
        <TermFields resource={resource} isNew />
      </SimpleForm>
    </Create>
  </>
)

export const TermEdit = ({ resource }: TermScreenProps) => {
  const { conflict, close, onError } = useConflict()
  const second = useSecondLanguage()
  const meta = { ...(isShown(resource) && { texts: second }), seo: hasPage(resource) }
  return (
    <>
      <Back resource={resource} />
      <Edit
        mutationMode="pessimistic"
        mutationOptions={{ onError, meta }}
        queryOptions={{ meta }}
        redirect={false}
        component="div"
        actions={<Actions resource={resource} />}
        resource={resource}
        sx={{ maxWidth: 820 }}
      >
        <SimpleForm toolbar={<Buttons />} {...WARNS_OF_UNSAVED} sx={{ padding: 0, maxWidth: 820 }}>
          <TermFields resource={resource} />
          <ConflictDialog conflict={conflict} close={close} />
        </SimpleForm>
      </Edit>
    </>
  )
}
