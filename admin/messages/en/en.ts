import raMessages from 'ra-language-english'
import { errors } from './errors.ts'
import { orderResources, orders } from './orders.ts'
import { productResources, products } from './products.ts'
import { shell } from './shell.ts'

export default {
  ...raMessages,
  shell,
  errors,
  orders,
  products,
  resources: { ...orderResources, ...productResources },
}
