import type { ReactNode } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Container, Stack } from '#app/ui/layout/container.tsx'
import styles from './dashboard-frame.module.css'
import { ordersHref, productsHref } from './groups.ts'
import { VendorFigures } from './vendor-figures.tsx'
import { VendorHead } from './vendor-head.tsx'
import type { VendorSummary } from './vendor-summary.ts'

interface ShopFrameProps {
  shop: VendorSummary
  part: 'orders' | 'products'
  children: ReactNode
}

/** A vendor's pages: who they are and how they stand, and beside it their orders or their products. */
export const DashboardFrame = ({ shop, part, children }: ShopFrameProps) => {
  const parts = [
    { name: 'orders', label: m.vendor_orders(), to: ordersHref() },
    { name: 'products', label: m.catalog_products(), to: productsHref() },
  ]
  return (
    <Container className={styles.screen}>
      <Stack>
        <VendorHead shop={shop} publicHref={href('/store/:slug', { slug: shop.slug })} />
        <VendorFigures shop={shop} />
      </Stack>
      <Stack>
        <nav aria-label={m.vendor_parts()} className={styles.parts}>
          {parts.map(({ name, label, to }) => (
            <ShopLink
              key={name}
              to={to}
              className={styles.part}
              aria-current={name === part ? 'page' : undefined}
            >
              {label}
            </ShopLink>
          ))}
        </nav>
        {children}
      </Stack>
    </Container>
  )
}
