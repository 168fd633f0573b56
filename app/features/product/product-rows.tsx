import { useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import type { CardProduct } from '#app/shared/product-card/card-product.ts'
import { CardRow } from '#app/shared/product-card/card-row.tsx'
import cardStyles from '#app/shared/product-card/product-card.module.css'
import { useProductsByIds } from '#app/shared/product-grid/use-products-by-ids.ts'
import { cx } from '#app/ui/cx.ts'
import { SectionHeader } from '#app/ui/layout/section-header.tsx'
import { useInViewport } from '#app/ui/use-in-viewport.ts'
import type { ProductPageData } from './load-product.ts'
import styles from './product-rows.module.css'

export const ProductRow = ({ title, products }: { title: string; products: CardProduct[] }) => {
  if (products.length === 0) return null
  return (
    <div>
      <SectionHeader title={title} />
      <CardRow name={title} label={title} products={products} />
    </div>
  )
}

/** Fetched when the reader comes near, and filled in before it is seen: what stands below is not pushed away meanwhile. */
const LaterRow = ({ title, ids }: { title: string; ids: number[] }) => {
  const [isNear, setNear] = useState(false)
  const place = useInViewport(!isNear, () => setNear(true), '800px')
  const { products, failed } = useProductsByIds(ids, isNear, 'catalog')
  return (
    <div
      ref={place}
      hidden={failed || products?.length === 0}
      className={cx(cardStyles.roomy, !products && styles.later)}
    >
      {products && <ProductRow title={title} products={products} />}
    </div>
  )
}

/** What is like it stands in the page; up-sells and what is bought with it come when somebody scrolls to them. */
export const ProductRows = ({
  upsells,
  crossSells,
  related,
}: Pick<ProductPageData, 'upsells' | 'crossSells' | 'related'>) => (
  <>
    <ProductRow title={m.product_related()} products={related} />
    {upsells.length > 0 && <LaterRow title={m.product_upsells()} ids={upsells} />}
    {crossSells.length > 0 && <LaterRow title={m.product_cross_sells()} ids={crossSells} />}
  </>
)
