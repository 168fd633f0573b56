import CouponsIcon from '@mui/icons-material/ConfirmationNumberOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

const CouponList = lazy(() => import('./coupon-list.tsx'))
const CouponCreate = lazy(() => import('./coupon-create.tsx'))
const CouponEdit = lazy(() => import('./coupon-edit.tsx'))

export const coupons: Area = {
  menu: [
    {
      to: '/coupons',
      label: 'coupons.menu',
      icon: CouponsIcon,
      group: 'sales',
      needs: 'read_private_shop_coupons',
    },
  ],
  resources: [
    {
      name: 'coupons',
      list: CouponList,
      create: CouponCreate,
      edit: CouponEdit,
      recordRepresentation: 'code',
    },
  ],
}
