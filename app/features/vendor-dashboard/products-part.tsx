import { Form, href } from 'react-router'
import { linkDiscovery } from '#app/first-view/first-interaction.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { GroupLinks } from '#app/shared/links/group-links.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { SearchField } from '#app/ui/forms/search-field.tsx'
import { Pagination } from '#app/ui/layout/pagination.tsx'
import tile from '#app/ui/layout/tile.module.css'
import { DashboardFrame } from './dashboard-frame.tsx'
import { productGroups, productsHref } from './groups.ts'
import styles from './parts.module.css'
import type { ProductRow } from './product-row.ts'
import { VendorProduct } from './vendor-product.tsx'
import type { VendorSummary } from './vendor-summary.ts'

interface ProductsPartProps {
  shop: VendorSummary
  products: ProductRow[]
  group: string
  query: string
  page: number
  pages: number
}

const Nothing = ({ narrowed, isWriting }: { narrowed: boolean; isWriting: boolean }) =>
  narrowed ? (
    <EmptyState icon="search_off" title={m.vendor_no_products_found()}>
      <Button variant="tonal" render={<ShopLink to={productsHref()} />}>
        {m.vendor_show_all_products()}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      icon="inventory_2"
      title={m.vendor_no_products()}
      text={isWriting ? undefined : m.vendor_no_products_text()}
    />
  )

/** All that the vendor has, seen by shoppers or not. */
export const ProductsPart = ({ shop, products, group, query, page, pages }: ProductsPartProps) => (
  <DashboardFrame shop={shop} part="products">
    {shop.products_allowed !== 'off' && (
      <Button variant="tonal" icon="edit" className={styles.write} render={<a href="/admin/own-products" />}>
        {m.vendor_write()}
      </Button>
    )}
    <search>
      <Form method="get" action={href('/my-shop/products')} discover={linkDiscovery()}>
        {group && <input type="hidden" name="show" value={group} />}
        <SearchField key={query} name="q" label={m.vendor_search()} defaultValue={query} maxLength={200} />
      </Form>
    </search>
    <GroupLinks
      label={m.vendor_products_filter()}
      groups={productGroups()}
      current={group}
      hrefOf={(name) => productsHref(name, query)}
    />
    {products.length > 0 ? (
      <ul className={cx(tile.tile, styles.products)}>
        {products.map((product) => (
          <li key={product.id}>
            <VendorProduct product={product} />
          </li>
        ))}
      </ul>
    ) : (
      <Nothing narrowed={group !== '' || query !== ''} isWriting={shop.products_allowed !== 'off'} />
    )}
    <Pagination
      page={page}
      pages={pages}
      renderPage={(number) => <ShopLink to={productsHref(group, query, number)} />}
    />
  </DashboardFrame>
)
