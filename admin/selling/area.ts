import ProductsIcon from '@mui/icons-material/Inventory2Outlined'
import ShopIcon from '@mui/icons-material/StoreOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'
import { SELLS, WRITES_OWN_PRODUCTS } from '#admin/boot.ts'

const OwnShop = lazy(() => import('./own-shop-screen.tsx'))
const OwnProducts = lazy(() => import('./own-product-list.tsx'))
const OwnProductCreate = lazy(() => import('./own-product-create.tsx'))
const OwnProductEdit = lazy(() => import('./own-product-edit.tsx'))

/** What a vendor has here. */
export const selling: Area = {
  menu: [
    { to: '/own-shop', label: 'selling.shop', icon: ShopIcon, needs: SELLS, onPhoneBar: true },
    { to: '/own-products', label: 'selling.products', icon: ProductsIcon, needs: SELLS, onPhoneBar: true },
  ],
  places: [{ to: '/own-products/create', label: 'products.new', needs: WRITES_OWN_PRODUCTS }],
  resources: [
    {
      name: 'own-products',
      list: OwnProducts,
      create: OwnProductCreate,
      edit: OwnProductEdit,
      recordRepresentation: 'name',
    },
  ],
  routes: [{ path: '/own-shop', screen: OwnShop }],
}
