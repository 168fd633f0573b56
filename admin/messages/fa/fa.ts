import { errors } from './errors.ts'
import { orderResources, orders } from './orders.ts'
import { productResources, products } from './products.ts'
import { reactAdmin } from './react-admin.ts'
import { shell } from './shell.ts'

export default {
  ...reactAdmin,
  shell,
  errors,
  orders,
  products,
  resources: { ...orderResources, ...productResources },
}
