import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { VendorCard } from '#app/shared/vendors/vendor-card.tsx'
import type { VendorCardData } from '#app/shared/vendors/vendor-card-data.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Container } from '#app/ui/layout/container.tsx'
import { Pagination } from '#app/ui/layout/pagination.tsx'
import styles from './vendor-list.module.css'

interface VendorListProps {
  vendors: VendorCardData[]
  page: number
  pages: number
}

const pageHref = (page: number): string => href('/vendors') + (page > 1 ? `?page=${page}` : '')

/** Everybody who sells here. */
export const VendorList = ({ vendors, page, pages }: VendorListProps) => (
  <Container className={styles.screen}>
    <header>
      <h1>{m.vendors_title()}</h1>
      <p className={styles.lead}>{m.vendors_lead()}</p>
    </header>
    {vendors.length > 0 ? (
      <ul className={styles.grid}>
        {vendors.map((vendor) => (
          <li key={vendor.id}>
            <VendorCard vendor={vendor} />
          </li>
        ))}
      </ul>
    ) : (
      <EmptyState icon="storefront" title={m.vendors_none()}>
        <Button render={<ShopLink to={href('/shop')} />}>{m.catalog_shop()}</Button>
      </EmptyState>
    )}
    <Pagination page={page} pages={pages} renderPage={(target) => <ShopLink to={pageHref(target)} />} />
  </Container>
)
