import VendorsIcon from '@mui/icons-material/StoreOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

const VendorList = lazy(() => import('./vendor-list.tsx'))
const VendorEdit = lazy(() => import('./vendor-edit.tsx'))

export const vendors: Area = {
  menu: [
    {
      to: '/vendors',
      label: 'vendors.menu',
      icon: VendorsIcon,
      group: 'people',
      needs: 'manage_woocommerce',
    },
  ],
  resources: [{ name: 'vendors', list: VendorList, edit: VendorEdit, recordRepresentation: 'store_name' }],
}
