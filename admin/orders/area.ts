import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

const OrderList = lazy(() => import('./list/order-list.tsx'))
const OrderCreate = lazy(() => import('./create/order-create.tsx'))
const OrderScreen = lazy(() => import('./detail/order-screen.tsx'))
const ChangesScreen = lazy(() => import('./bulk/changes-screen.tsx'))
const ChangeScreen = lazy(() => import('./bulk/change-screen.tsx'))

export const orders: Area = {
  menu: [
    {
      to: '/orders',
      label: 'orders.menu',
      icon: OrdersIcon,
      group: 'sales',
      needs: 'edit_shop_orders',
      onPhoneBar: true,
    },
  ],
  places: [
    { to: '/orders/create', label: 'order_desk.new.title', needs: 'publish_shop_orders' },
    { to: '/orders-changes', label: 'orders.bulk.list', needs: 'edit_shop_orders' },
  ],
  resources: [
    {
      name: 'orders',
      list: OrderList,
      edit: OrderScreen,
      create: OrderCreate,
      recordRepresentation: ({ number }) => `#${number}`,
    },
  ],
  routes: [
    { path: '/orders-changes', screen: ChangesScreen },
    { path: '/orders-changes/:id', screen: ChangeScreen },
  ],
}
