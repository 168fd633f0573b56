import { Create, type RaRecord, SaveButton } from 'react-admin'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { OwnProductForm } from './own-product-form.tsx'

const as = (status: string) => (data: Partial<RaRecord>) => ({ ...data, status })

const Buttons = ({ isLookedAt }: { isLookedAt: boolean }) => (
  <SaveBar>
    <SaveButton
      type="button"
      variant="text"
      label="products.form.save_draft"
      transform={as('draft')}
      alwaysEnable
    />
    <SaveButton
      type="button"
      label={isLookedAt ? 'selling.hand_in' : 'products.form.publish'}
      transform={as('publish')}
      alwaysEnable
    />
  </SaveBar>
)

const NEW = { images: [], stock_status: 'instock' }

/** A new product of a vendor. */
const OwnProductCreate = () => (
  <Create redirect="edit" component="div" title="products.new">
    <OwnProductForm buttons={Buttons} defaultValues={NEW} />
  </Create>
)

export default OwnProductCreate
