import { Stack } from '@mui/material'
import { Create, type RaRecord, SaveButton, SimpleForm } from 'react-admin'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { Allowed } from './allowed.tsx'
import { OwnProductFields } from './own-product-fields.tsx'
import { useOwnShop } from './use-own-shop.ts'

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
const OwnProductCreate = () => {
  const { data } = useOwnShop()
  const allowed = data?.products_allowed ?? 'review'
  return (
    <Create redirect="edit" component="div" title="products.new">
      <SimpleForm
        defaultValues={NEW}
        toolbar={allowed === 'off' ? false : <Buttons isLookedAt={allowed === 'review'} />}
        warnWhenUnsavedChanges
        sx={{ padding: 0 }}
        noValidate
      >
        <Stack sx={{ gap: 2, inlineSize: '100%' }}>
          <Allowed allowed={allowed} />
          <OwnProductFields />
        </Stack>
      </SimpleForm>
    </Create>
  )
}

export default OwnProductCreate
