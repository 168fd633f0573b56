import { productResources } from './products.ts'

export const selling = {
  shop: 'My shop',
  products: 'My products',
  orders: 'My orders',
  to_send: 'Orders to send',
  sold: 'Sold in 30 days',
  out_of_stock: 'Out of stock',
  none: 'You have no products yet. Add the first one: a name, a price and a picture are enough.',
  none_found: 'No product was found.',
  hand_in: 'Hand in',
  restore: 'Take out of the trash',
  allowed: {
    review: 'The shop looks at your products before shoppers see them. Prices and stock change at once.',
    off: 'This shop writes the products of vendors itself. Write to it if something has to change.',
  },
}

export const sellingResources = {
  'own-products': {
    name: 'Product |||| My products',
    fields: productResources.products.fields,
  },
}
