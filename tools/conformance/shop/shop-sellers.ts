import type { SeedShop } from '#demo/write-shop.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'

/** The one seller whose products were read, and the product that was given to them; here it is theirs from the beginning. */
const [SELLER, POLO] = [6, 46]

/** The shop as a marketplace, as far as the recordings of it tell of its sellers. */
export const withSellers = (shop: SeedShop): SeedShop => ({
  ...shop,
  settings: [...(shop.settings ?? []), { name: 'mvf_enabled', value: '1', updated_at: 0 }],
  vendors: [
    vendorRow({ id: SELLER, slug: 'vendorb', store_name: 'Vendor B', first_name: '', last_name: '' }),
  ],
  products: (shop.products ?? []).map((product) =>
    product.id === POLO ? { ...product, vendor_id: SELLER } : product,
  ),
})
