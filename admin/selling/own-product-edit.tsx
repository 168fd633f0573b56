import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button, Edit, SaveButton, TopToolbar, useRecordContext, useRedirect } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { WRITES_OWN_PRODUCTS } from '#admin/boot.ts'
import { ProductStatus } from '#admin/products/list/product-cells.tsx'
import { ConflictDialog } from '#admin/shared/conflict/conflict-dialog.tsx'
import { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { useChange } from '#admin/shared/use-change.ts'
import { ViewInShop } from '#admin/shared/view-in-shop.tsx'
import type { VendorProductDetail } from '#store-api/contract/vendor-dashboard.ts'
import { OwnProductForm } from './own-product-form.tsx'

const TrashButton = ({ product }: { product: VendorProductDetail }) => {
  const { trash } = useChange('own-products')
  const redirect = useRedirect()
  const drop = () =>
    trash([product], {
      message: 'products.form.trashed',
      args: { name: product.name },
      after: () => redirect('list', 'own-products'),
    })
  return (
    <Button label="products.form.trash" color="error" onClick={() => void drop()}>
      <DeleteIcon />
    </Button>
  )
}

/** What lies in the bin already, and what the shop hides. */
const KEPT = new Set(['trash', 'private'])

const Actions = () => {
  const permitted = usePermitted()
  const product = useRecordContext<VendorProductDetail>()
  if (!product) return <TopToolbar />
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center', '&&': { backgroundColor: 'transparent' } }}>
      <ProductStatus status={product.status} />
      {product.status === 'publish' && <ViewInShop href={product.permalink} />}
      {permitted({ needs: WRITES_OWN_PRODUCTS }) && !KEPT.has(product.status) && (
        <TrashButton product={product} />
      )}
    </TopToolbar>
  )
}

const published = (data: object) => ({ ...data, status: 'publish' })
const drafted = (data: object) => ({ ...data, status: 'draft' })

/** What a product may become: what is kept for later is handed in, what lies in the bin comes back. */
const Buttons = ({ isLookedAt }: { isLookedAt: boolean }) => {
  const product = useRecordContext<VendorProductDetail>()
  if (product?.status === 'trash') {
    return (
      <SaveBar>
        <SaveButton type="button" label="selling.restore" transform={drafted} alwaysEnable />
      </SaveBar>
    )
  }
  return (
    <SaveBar>
      <SaveButton
        type={product?.status === 'draft' ? 'button' : 'submit'}
        {...(product?.status === 'draft' && { variant: 'text' as const })}
      />
      {product?.status === 'draft' && (
        <SaveButton
          type="button"
          label={isLookedAt ? 'selling.hand_in' : 'products.form.publish'}
          transform={published}
          alwaysEnable
        />
      )}
    </SaveBar>
  )
}

/** A product of the vendor who works here. */
const OwnProductEdit = () => {
  const { conflict, close, onError } = useConflict()
  return (
    <Edit
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      redirect={false}
      actions={<Actions />}
      component="div"
    >
      <OwnProductForm buttons={Buttons}>
        <ConflictDialog conflict={conflict} close={close} />
      </OwnProductForm>
    </Edit>
  )
}

export default OwnProductEdit
