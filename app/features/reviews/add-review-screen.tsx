import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { productHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Container } from '#app/ui/layout/container.tsx'
import type { ReviewRights } from '#store-api/contract/reviews.ts'
import type { Reviewed } from './load-reviewed-product.ts'
import { ReviewForm } from './review-form.tsx'
import type { ReviewAnswer } from './review-input.ts'
import { ReviewedProduct, ReviewedTrail } from './reviewed-product.tsx'
import styles from './reviews-screen.module.css'

interface AddReviewScreenProps {
  product: Reviewed
  rights: ReviewRights | null
  xsrf: string
  answer?: ReviewAnswer
}

const WaysOn = ({ product }: { product: Reviewed }) => (
  <>
    <Button variant="tonal" size="small" render={<ShopLink to={productHref(product.slug)} />}>
      {m.product_back_to_product()}
    </Button>
    <Button
      variant="text"
      size="small"
      render={<ShopLink to={href('/reviews/:id', { id: String(product.id) })} />}
    >
      {m.product_reviews_show_all()}
    </Button>
  </>
)

/** A place to write, and nothing else. */
export const AddReviewScreen = ({ product, rights, xsrf, answer }: AddReviewScreenProps) => (
  <Container narrow stack="close" className={styles.screen}>
    <header className={styles.head}>
      <ReviewedTrail product={product} here={m.product_write_review()} />
      <h1>{m.product_write_review()}</h1>
    </header>
    <ReviewedProduct product={product} />
    {product.open ? (
      <ReviewForm
        key={product.id}
        productId={product.id}
        rights={rights}
        plain={{ xsrf, answer }}
        after={<WaysOn product={product} />}
      />
    ) : (
      <Notice actions={<WaysOn product={product} />}>{m.product_review_closed()}</Notice>
    )}
  </Container>
)
