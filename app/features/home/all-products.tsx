import { href } from 'react-router'
import type { ProductListQuery } from '../../../store-api/contract/products.ts'
import { m } from '../../messages/paraglide/messages.js'
import { BackToTop, EndlessGrid } from '../../shop/product-grid/endless-grid.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'

const ALL: ProductListQuery = { orderby: 'date', order: 'desc', per_page: 12 }

/** Everything there is, without end, fetched as the visitor comes near; without script a link to the shop. */
export const AllProducts = () => (
  <>
    <section aria-labelledby="all-products">
      <SectionHeader id="all-products" title={m.home_all_products()} />
      <EndlessGrid first={null} query={ALL} hrefOf={() => href('/shop')} />
    </section>
    <BackToTop />
  </>
)
