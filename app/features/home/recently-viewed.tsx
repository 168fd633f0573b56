import { useEffect, useState } from 'react'
import { recentlyViewed } from '#app/device/shopping/recently-viewed.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { CardRow } from '#app/shared/product-card/card-row.tsx'
import { useRowOfProducts } from '#app/shared/product-grid/use-products-by-ids.ts'
import { SectionHeader } from '#app/ui/layout/section-header.tsx'
import { useInViewport } from '#app/ui/use-in-viewport.ts'
import styles from './home.module.css'

const MAX_SHOWN = 10

/**
 * What this device looked at. Only known here, so it is filled in before it comes into view: below somebody who comes
 * down, never above somebody who came back to a place further down.
 */
export const RecentlyViewed = ({ title }: { title: string }) => {
  const [isNear, setNear] = useState(false)
  const ids = recentlyViewed.use().slice(0, MAX_SHOWN)
  const { products, wasHere } = useRowOfProducts('recently-viewed', ids, isNear)
  const isLoaded = isNear || wasHere
  const place = useInViewport(!isLoaded, () => setNear(true), '0px 0px 1200px')
  useEffect(() => {
    if (isLoaded) void recentlyViewed.load()
  }, [isLoaded])
  const heading = title || m.home_recently_viewed()
  return (
    <div ref={place} className={styles.recent}>
      {products.length > 0 && (
        <>
          <SectionHeader title={heading} />
          <CardRow name="recently-viewed" label={heading} products={products} />
        </>
      )}
    </div>
  )
}
