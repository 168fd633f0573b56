import { Create, type RaRecord, SaveButton, SimpleForm } from 'react-admin'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import { ProductFields } from './form/product-fields.tsx'

const as = (status: string) => (data: Partial<RaRecord>) => ({ ...data, status })

// buttons of their own: what submits the form leaves the status to the store
const Buttons = () => (
  <SaveBar>
    <SaveButton
      type="button"
      variant="text"
      label="products.form.save_draft"
      transform={as('draft')}
      alwaysEnable
    />
    <SaveButton type="button" label="products.form.publish" transform={as('publish')} alwaysEnable />
  </SaveBar>
)

const NEW = { type: 'simple', images: [], attributes: [], tax_status: 'taxable', stock_status: 'instock' }

const ProductCreate = () => (
  <Create redirect="edit" component="div">
    <SimpleForm
      defaultValues={NEW}
      toolbar={<Buttons />}
      {...WARNS_OF_UNSAVED}
      sx={{ padding: 0 }}
      noValidate
    >
      <ProductFields isNew />
    </SimpleForm>
  </Create>
)

export default ProductCreate
