import { href } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import { ProductCard } from '../../shop/card/product-card.tsx'
import type { CardProduct } from '../../shop/card-product.ts'
import { ShopLink } from '../../shop/shop-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Carousel } from '../../ui/layout/carousel.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'

interface ProductMissingProps {
  /** what the address seems to name */
  words: string
  popular: CardProduct[]
}

/** A product that is not there (any more): a way to look for it, and what others buy. */
export const ProductMissing = ({ words, popular }: ProductMissingProps) => (
  <Container stack>
    <EmptyState icon="search_off" level={1} title={m.product_missing_title()} text={m.product_missing_text()}>
      <Button icon="search" render={<ShopLink to={`${href('/search')}?q=${encodeURIComponent(words)}`} />}>
        {m.product_missing_search()}
      </Button>
      <Button variant="outlined" render={<ShopLink to={href('/shop')} />}>
        {m.product_missing_all()}
      </Button>
    </EmptyState>
    {popular.length > 0 && (
      <div>
        <SectionHeader title={m.product_popular()} />
        <Carousel label={m.product_popular()}>
          {popular.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Carousel>
      </div>
    )}
  </Container>
)
