import type { To } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import styles from './reviews.module.css'
import type { MoreReviews } from './use-more-reviews.ts'

interface MoreReviewsProps {
  more: MoreReviews
  /** the page that has them by itself */
  to: To
}

/** The next reviews: fetched on the spot, without script a link. */
export const MoreReviewsButton = ({ more, to }: MoreReviewsProps) => (
  <>
    {more.failed && (
      <p role="alert" className={styles.failed}>
        {m.product_reviews_failed()}
      </p>
    )}
    <Button
      variant="outlined"
      loading={more.loading}
      render={<ShopLink to={to} rel="next" preventScrollReset viewTransition={false} prefetch="none" />}
      onClick={(event) => {
        event.preventDefault()
        void more.load()
      }}
    >
      {m.product_more_reviews()}
    </Button>
  </>
)
