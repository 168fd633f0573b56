import CopyIcon from '@mui/icons-material/ContentCopy'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button, TopToolbar, useRecordContext, useRedirect } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { useAct } from '#admin/shared/use-act.ts'
import { useChange } from '#admin/shared/use-change.ts'
import { ViewInShop } from '#admin/shared/view-in-shop.tsx'
import { PreviewButton } from './preview-button.tsx'
import type { Product } from './product.ts'

const TrashButton = ({ product }: { product: Product }) => {
  const { trash } = useChange('products')
  const redirect = useRedirect()
  const drop = () =>
    trash([product], {
      message: 'products.form.trashed',
      args: { name: product.name },
      after: () => redirect('list', 'products'),
    })
  return (
    <Button label="products.form.trash" color="error" onClick={() => void drop()}>
      <DeleteIcon />
    </Button>
  )
}

const DuplicateButton = ({ product }: { product: Product }) => {
  const [, act] = useAct()
  const redirect = useRedirect()
  const duplicate = () =>
    act(async (key) => {
      const path = `wc/v3/products/${product.id}/duplicate`
      const { json } = await call<Product>(path, { method: 'POST', key })
      redirect('edit', 'products', json.id)
    }, 'products.form.duplicated')
  return (
    <Button label="products.form.duplicate" onClick={() => void duplicate()}>
      <CopyIcon />
    </Button>
  )
}

/** What can be done with a product beside changing it. */
export const ProductActions = () => {
  const permitted = usePermitted()
  const product = useRecordContext<Product>()
  if (!product) return <TopToolbar />
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center', '&&': { backgroundColor: 'transparent' } }}>
      {product.status === 'publish' ? (
        <ViewInShop href={product.permalink} />
      ) : (
        product.status !== 'trash' &&
        permitted({ needs: 'manage_woocommerce' }) && <PreviewButton id={product.id} />
      )}
      <DuplicateButton product={product} />
      {permitted({ needs: 'delete_products' }) && product.status !== 'trash' && (
        <TrashButton product={product} />
      )}
    </TopToolbar>
  )
}
