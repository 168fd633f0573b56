import ProductsIcon from '@mui/icons-material/Inventory2Outlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

const ProductList = lazy(() => import('./list/product-list.tsx'))

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
  resources: [{ name: 'products', list: ProductList, recordRepresentation: 'name' }],
}
