import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import type { CardProduct } from '#app/shared/product-card/card-product.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Container } from '#app/ui/layout/container.tsx'
import { ProductRow } from './product-rows.tsx'

interface ProductMissingProps {
  /** what the URL seems to name */
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
        {m.catalog_all_products()}
      </Button>
    </EmptyState>
    <ProductRow title={m.product_popular()} products={popular} />
  </Container>
)
