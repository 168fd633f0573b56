import { Edit, SaveButton, SimpleForm } from 'react-admin'
import { ConflictDialog } from '#admin/shared/conflict/conflict-dialog.tsx'
import { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { useSecondLanguage } from '#admin/shared/second-language.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import { ProductFields } from './form/product-fields.tsx'
import { ProductActions } from './product-actions.tsx'

const Buttons = () => (
  <SaveBar>
    <SaveButton />
  </SaveBar>
)

const ProductEdit = () => {
  const { conflict, close, onError } = useConflict()
  const meta = { texts: useSecondLanguage(), seo: true }
  return (
    <Edit
      mutationMode="pessimistic"
      mutationOptions={{ onError, meta }}
      queryOptions={{ meta }}
      redirect={false}
      actions={<ProductActions />}
      component="div"
    >
      <SimpleForm toolbar={<Buttons />} {...WARNS_OF_UNSAVED} sx={{ padding: 0 }} noValidate>
        <ProductFields isNew={false} />
        <ConflictDialog conflict={conflict} close={close} />
      </SimpleForm>
    </Edit>
  )
}

export default ProductEdit
