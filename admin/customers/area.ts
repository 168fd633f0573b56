import CustomersIcon from '@mui/icons-material/PeopleOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'
import { nameOf } from './customer.ts'

const CustomerList = lazy(() => import('./customer-list.tsx'))
const CustomerScreen = lazy(() => import('./detail/customer-screen.tsx'))

export const customers: Area = {
  menu: [
    { to: '/customers', label: 'customers.menu', icon: CustomersIcon, group: 'people', needs: 'list_users' },
  ],
  resources: [
    {
      name: 'customers',
      list: CustomerList,
      edit: CustomerScreen,
      recordRepresentation: (customer) => nameOf(customer),
    },
    { name: 'buyers' },
  ],
}
