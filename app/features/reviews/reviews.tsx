import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { hasFormDraft } from '#app/device/forms/form-draft-keys.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSearch } from '#app/shared/pages/reading/page-search.ts'
import type { ReviewsView } from '#app/shared/reviews/load-reviews.ts'
import { FEW_REVIEWS, newestReviews, REVIEWS_PAGE } from '#app/shared/reviews/reviews-state.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { onDemand, useOnDemand } from '#app/ui/overlays/use-on-demand.ts'
import type { Product } from '#store-api/contract/products.ts'
import { MoreReviewsButton } from './more-reviews.tsx'
import { reviewDraft } from './review-input.ts'
import { ReviewItems } from './review-items.tsx'
import { ReviewSummary } from './review-summary.tsx'
import styles from './reviews.module.css'
import { takeFocus } from './take-focus.ts'
import { useMoreReviews } from './use-more-reviews.ts'

const loadReviewForm = onDemand(async () => (await import('./review-form-here.tsx')).ReviewFormHere)

const More = ({ product, reviews }: ReviewsProps) => {
  const search = usePageSearch()
  const more = useMoreReviews(product.id, reviews, newestReviews(1), FEW_REVIEWS)
  const next = new URLSearchParams(search)
  next.set(REVIEWS_PAGE, String(more.page + 1))
  return (
    <>
      <ReviewItems reviews={more.items} />
      {reviews.pages > 1 && (
        <div className={styles.more}>
          {more.hasMore && <MoreReviewsButton more={more} to={{ search: `?${next}`, hash: 'reviews' }} />}
          <Button
            variant="text"
            render={<ShopLink to={href('/reviews/:id', { id: String(product.id) })} />}
            trailingIcon="chevron_right"
          >
            {m.product_all_reviews({ count: formatNumber(reviews.total) })}
          </Button>
        </div>
      )}
    </>
  )
}

interface ReviewsProps {
  product: Pick<Product, 'id' | 'average_rating' | 'reviews_allowed'>
  reviews: ReviewsView
}

/** How all buyers rated, what they wrote, and a place to write; without script writing has a screen of its own. */
export const Reviews = ({ product, reviews }: ReviewsProps) => {
  const { reviews_allowed: isOpen } = product
  const [isWriting, setWriting] = useState(false)
  // the button that was pressed goes, and comes back
  const wasPressed = useRef(false)
  const wasOpen = useRef(false)
  const button = useRef<HTMLAnchorElement>(null)
  const close = () => setWriting(false)
  const ReviewForm = useOnDemand(isWriting, loadReviewForm, close)
  useEffect(() => {
    // what was typed is shown, and may wait to be sent
    if (isOpen && hasFormDraft(reviewDraft(product.id))) setWriting(true)
  }, [product.id, isOpen])
  useEffect(() => {
    if (!isWriting && wasOpen.current) takeFocus(button.current)
    wasOpen.current = isWriting
    if (!isWriting) wasPressed.current = false
  }, [isWriting])
  const write = isOpen && !isWriting && (
    <Button
      variant="tonal"
      icon="edit"
      render={
        <ShopLink ref={button} to={href('/add-review/:id', { id: String(product.id) })} prefetch="none" />
      }
      onClick={(event) => {
        event.preventDefault()
        wasPressed.current = true
        setWriting(true)
      }}
    >
      {m.product_write_review()}
    </Button>
  )
  return (
    <div className={styles.reviews} id="reviews">
      {reviews.total > 0 ? (
        <ReviewSummary average={product.average_rating} reviews={reviews}>
          {write}
        </ReviewSummary>
      ) : (
        !isWriting && (
          <EmptyState
            icon="chat"
            title={m.product_no_reviews()}
            text={isOpen ? m.product_no_reviews_text() : m.product_review_closed()}
          >
            {write}
          </EmptyState>
        )
      )}
      {isWriting &&
        (ReviewForm ? (
          <ReviewForm productId={product.id} onClose={close} takesFocus={wasPressed.current} />
        ) : (
          <SkeletonText lines={6} />
        ))}
      {reviews.items.length > 0 && <More product={product} reviews={reviews} />}
    </div>
  )
}
