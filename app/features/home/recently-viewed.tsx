import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { recentlyViewed } from '#app/device/recently-viewed.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { createHistoryCache } from '#app/shared/pages/history-cache.ts'
import type { CardProduct } from '#app/shared/product-card/card-product.ts'
import { ProductCard } from '#app/shared/product-card/product-card.tsx'
import { useProductsByIds } from '#app/shared/product-grid/use-products-by-ids.ts'
import { Carousel } from '#app/ui/layout/carousel.tsx'
import { SectionHeader } from '#app/ui/layout/section-header.tsx'
import { useInViewport } from '#app/ui/use-in-viewport.ts'
import styles from './home.module.css'

const MAX_SHOWN = 10
const kept = createHistoryCache<CardProduct[]>()

/**
 * What this device looked at. Only known here, so it is filled in before it comes into view: below somebody who comes
 * down, never above somebody who came back to a place further down.
 */
export const RecentlyViewed = ({ title }: { title: string }) => {
  const { key } = useLocation()
  const [before] = useState(() => kept.get(key))
  const [near, setNear] = useState(before !== undefined)
  const place = useInViewport(!near, () => setNear(true), '0px 0px 1200px')
  const ids = recentlyViewed.use().slice(0, MAX_SHOWN)
  const { products } = useProductsByIds(ids, near && ids.length > 0)
  useEffect(() => {
    if (near) void recentlyViewed.load()
  }, [near])
  useEffect(() => {
    if (products?.length) kept.set(key, products)
  }, [key, products])
  const heading = title || m.home_recently_viewed()
  const shown = products?.length ? products : (before ?? [])
  return (
    <div ref={place} className={styles.recent}>
      {shown.length > 0 && (
        <>
          <SectionHeader title={heading} />
          <Carousel label={heading}>
            {shown.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </Carousel>
        </>
      )}
    </div>
  )
}
