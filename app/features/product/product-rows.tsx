import { m } from '../../messages/paraglide/messages.js'
import { ProductCard } from '../../shop/card/product-card.tsx'
import type { CardProduct } from '../../shop/card-product.ts'
import { Carousel } from '../../ui/layout/carousel.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import type { ProductPageData } from './load-product.ts'

const Row = ({ title, products }: { title: string; products: CardProduct[] }) => {
  if (products.length === 0) return null
  return (
    <div>
      <SectionHeader title={title} />
      <Carousel label={title}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            sizes="(min-width: 1280px) 236px, (min-width: 768px) 28vw, 44vw"
          />
        ))}
      </Carousel>
    </div>
  )
}

/** Up-sells, what is bought with it, and what is like it. */
export const ProductRows = ({ upsells, crossSells, related }: ProductPageData) => (
  <>
    <Row title={m.product_upsells()} products={upsells} />
    <Row title={m.product_cross_sells()} products={crossSells} />
    <Row title={m.product_related()} products={related} />
  </>
)
