import type { RestApi } from './rest-api.ts'

/** What WooCommerce's client is tried with. */
interface Resource {
  name: string
  /** what has to be there, and where the collection is then */
  prepare?: (api: RestApi) => Promise<string>
  collection: string
  fields: (unique: string) => object
  change: object
}

export const RESOURCES: Resource[] = [
  {
    name: 'products',
    collection: 'products',
    fields: (unique) => ({ name: `Cup ${unique}`, sku: unique, regular_price: '9.90' }),
    change: { regular_price: '8.45' },
  },
  {
    name: 'variations',
    collection: 'products/{id}/variations',
    prepare: async (api) => {
      const attributes = [{ name: 'Size', options: ['S', 'M', 'L'], variation: true }]
      const { data } = await api.post('products', { name: 'Shirt', type: 'variable', attributes })
      return `products/${data.id}/variations`
    },
    fields: (unique) => ({
      sku: unique,
      regular_price: '12.00',
      attributes: [{ name: 'Size', option: 'M' }],
    }),
    change: { regular_price: '11.05' },
  },
  {
    name: 'orders',
    collection: 'orders',
    fields: (unique) => ({ customer_note: unique, fee_lines: [{ name: 'Work', total: '5.00' }] }),
    change: { status: 'processing' },
  },
  {
    name: 'customers',
    collection: 'customers',
    fields: (unique) => ({ email: `${unique}@example.com`, first_name: 'Zoë', username: unique }),
    change: { last_name: "O'Neil" },
  },
  {
    name: 'coupons',
    collection: 'coupons',
    fields: (unique) => ({ code: unique, discount_type: 'percent', amount: '10.00' }),
    change: { description: 'ده درصد' },
  },
  {
    name: 'categories',
    collection: 'products/categories',
    fields: (unique) => ({ name: `Cups ${unique}`, slug: unique }),
    change: { description: 'For tea & coffee' },
  },
  {
    name: 'webhooks',
    collection: 'webhooks',
    fields: (unique) => ({
      name: unique,
      topic: 'order.created',
      delivery_url: `https://hooks.example.com/${unique}`,
    }),
    change: { name: 'Paused', status: 'paused' },
  },
]
