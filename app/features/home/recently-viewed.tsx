import { useEffect, useRef, useState } from 'react'
import { recentlyViewed } from '../../device/recently-viewed.ts'
import { m } from '../../messages/paraglide/messages.js'
import { ProductCard } from '../../shop/card/product-card.tsx'
import { useProductsByIds } from '../../shop/use-products-by-ids.ts'
import { Carousel } from '../../ui/layout/carousel.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'

const MAX_SHOWN = 10

/** What this device looked at. Only known here, so it is filled in before it comes into view, or never. */
export const RecentlyViewed = ({ title }: { title: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const ids = recentlyViewed.use().slice(0, MAX_SHOWN)
  const { products } = useProductsByIds(ids, near)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setNear(true)
        void recentlyViewed.load()
      },
      { rootMargin: '1200px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const heading = title || m.home_recently_viewed()
  const filled = near && products !== null && products.length > 0
  return (
    <div ref={place} hidden={near && !filled}>
      {filled && (
        <>
          <SectionHeader title={heading} />
          <Carousel label={heading}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </Carousel>
        </>
      )}
    </div>
  )
}
