import type { SeedShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'

/** The one seller whose products were read, and the product that was given to them; here it is theirs from the beginning. */
const [SELLER, POLO] = [6, 46]

/** The shop as a marketplace, as far as the recordings of it tell of its sellers. */
export const withSellers = (shop: SeedShop): SeedShop => ({
  ...shop,
  settings: [...(shop.settings ?? []), { name: 'mvf_enabled', value: '1', updated_at: 0 }],
  vendors: [
    {
      id: SELLER,
      customer_id: null,
      slug: 'vendorb',
      store_name: 'Vendor B',
      first_name: '',
      last_name: '',
      description: '',
      banner_id: null,
      avatar_id: null,
      email: 'vendorb@example.com',
      phone: '',
      address: toJson({ street_1: '', street_2: '', city: '', zip: '', state: '', country: '' }),
      social: toJson({}),
      featured: 0,
      enabled: 1,
      created_at: Date.UTC(2026, 10, 20, 18, 48, 30),
    },
  ],
  products: (shop.products ?? []).map((product) =>
    product.id === POLO ? { ...product, vendor_id: SELLER } : product,
  ),
})
