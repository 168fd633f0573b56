import ProductsIcon from '@mui/icons-material/Inventory2Outlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

const ProductList = lazy(() => import('./list/product-list.tsx'))
const ProductCreate = lazy(() => import('./product-create.tsx'))
const ProductEdit = lazy(() => import('./product-edit.tsx'))
const ChangesScreen = lazy(() => import('./bulk/changes-screen.tsx'))
const ChangeScreen = lazy(() => import('./bulk/change-screen.tsx'))
const CsvScreen = lazy(() => import('#admin/import/csv-screen.tsx'))
const ImportScreen = lazy(() => import('#admin/import/import-screen.tsx'))

export const products: Area = {
  menu: [
    {
      to: '/products',
      label: 'products.menu',
      icon: ProductsIcon,
      group: 'catalogue',
      needs: 'edit_products',
      onPhoneBar: true,
    },
  ],
  places: [
    { to: '/products/create', label: 'products.new', needs: 'publish_products' },
    { to: '/products-changes', label: 'products.bulk.list', needs: 'edit_products' },
    { to: '/products-csv', label: 'products.csv.title', needs: 'import' },
  ],
  resources: [
    {
      name: 'products',
      list: ProductList,
      create: ProductCreate,
      edit: ProductEdit,
      recordRepresentation: 'name',
    },
  ],
  routes: [
    { path: '/products-changes', screen: ChangesScreen },
    { path: '/products-changes/:id', screen: ChangeScreen },
    { path: '/products-csv', screen: CsvScreen },
    { path: '/products-csv/:id', screen: ImportScreen },
  ],
}
