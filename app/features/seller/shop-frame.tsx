import type { ReactNode } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Container } from '#app/ui/layout/container.tsx'
import { ordersHref, productsHref } from './groups.ts'
import type { OwnShop } from './own-shop.ts'
import { ShopFigures } from './shop-figures.tsx'
import styles from './shop-frame.module.css'
import { ShopHead } from './shop-head.tsx'

interface ShopFrameProps {
  shop: OwnShop
  part: 'orders' | 'products'
  children: ReactNode
}

/** A seller's pages: who they are and how they stand, and beside it their orders or their products. */
export const ShopFrame = ({ shop, part, children }: ShopFrameProps) => {
  const parts = [
    { name: 'orders', label: m.seller_orders(), to: ordersHref() },
    { name: 'products', label: m.seller_products(), to: productsHref() },
  ]
  return (
    <Container className={styles.screen}>
      <div className={styles.aside}>
        <ShopHead shop={shop} publicHref={href('/store/:slug', { slug: shop.slug })} />
        <ShopFigures shop={shop} />
      </div>
      <div className={styles.main}>
        <nav aria-label={m.seller_parts()} className={styles.parts}>
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
      </div>
    </Container>
  )
}
