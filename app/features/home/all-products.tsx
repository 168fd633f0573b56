import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { BackToTop, EndlessGrid } from '#app/shared/product-grid/endless-grid.tsx'
import { SectionHeader } from '#app/ui/layout/section-header.tsx'
import type { ShopperProductQuery } from '#store-api/contract/products.ts'

const ALL: ShopperProductQuery = { orderby: 'date', order: 'desc', per_page: 20 }

/** Everything there is, without end, fetched as the visitor comes near; without script a link to the shop. */
export const AllProducts = () => (
  <>
    <section aria-labelledby="all-products">
      <SectionHeader id="all-products" title={m.catalog_all_products()} />
      <EndlessGrid first={null} query={ALL} hrefOf={() => href('/shop')} />
    </section>
    <BackToTop />
  </>
)
