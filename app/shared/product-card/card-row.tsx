import { type ReactElement, useRef } from 'react'
import { SkeletonCard } from '#app/ui/feedback/skeleton.tsx'
import { Carousel } from '#app/ui/layout/carousel.tsx'
import { useDrawnItems } from '../pages/history/use-drawn-items.ts'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

const SIZES = '(min-width: 1280px) 236px, (min-width: 768px) 28vw, 44vw'

interface CardRowProps {
  /** tells it from other rows of the screen */
  name: string | number
  label: string
  products: CardProduct[]
  /** ids of products that are on their way, behind the others */
  missing?: number[]
  /** how many pictures do not wait until they are near the screen */
  eager?: number
  /** behind the last product */
  end?: ReactElement | false
}

/** A row of products to swipe through; who comes back finds it where they left it. */
export const CardRow = ({ name, label, products, missing = [], eager = 0, end = false }: CardRowProps) => {
  const track = useRef<HTMLUListElement>(null)
  const { isDrawn, heightOf } = useDrawnItems(track, {
    name: `row ${name}`,
    count: products.length + (end ? 1 : 0),
    start: 0,
    isNew: false,
    isRow: true,
  })
  return (
    <Carousel label={label} track={track}>
      {[
        ...products.map((product, index) =>
          isDrawn(index) ? (
            <ProductCard
              key={product.id}
              product={product}
              loading={index < eager ? 'eager' : 'lazy'}
              sizes={SIZES}
            />
          ) : (
            <div key={product.id} aria-hidden style={{ blockSize: heightOf(index) }} />
          ),
        ),
        // of the same list and key: the place stays when its card comes, and so does what is in view
        ...missing.map((id) => <SkeletonCard key={id} />),
      ]}
      {end}
    </Carousel>
  )
}
