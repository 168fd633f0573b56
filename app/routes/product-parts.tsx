import { ProductPriceHistory } from '../features/product/price-history/price-history.tsx'
import { ProductDetails } from '../features/product/product-details.tsx'
import type { ProductView } from '../features/product/product-view.ts'
import { Reviews } from '../features/reviews/reviews.tsx'
import type { ReviewsView } from '../shared/reviews/load-reviews.ts'

interface DetailsProps {
  product: ProductView
  reviews: ReviewsView
}

/** The tabs of a product: description, facts, and what its buyers say; then what it has cost. */
export const DetailsWithReviews = ({ product, reviews }: DetailsProps) => (
  <>
    <ProductDetails
      product={product}
      reviewCount={reviews.total}
      reviews={<Reviews product={product} reviews={reviews} />}
    />
    {product.has_price_history && <ProductPriceHistory product={product} />}
  </>
)
