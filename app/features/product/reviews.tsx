import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Rating } from '../../ui/display/rating.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { formatDate } from '../../ui/format.ts'
import type { ReviewsView, ReviewView } from './load-reviews.ts'
import type { ProductView } from './product-view.ts'
import { ReviewSummary } from './review-summary.tsx'
import styles from './reviews.module.css'
import { useMoreReviews } from './use-more-reviews.ts'

const ReviewForm = lazy(async () => {
  const { ReviewForm } = await import('./review-form.tsx')
  return { default: ReviewForm }
})

const ReviewItem = ({ review }: { review: ReviewView }) => (
  <li className={styles.review}>
    <header className={styles.by}>
      <span className={styles.avatar} aria-hidden>
        {review.reviewer.trim().charAt(0)}
      </span>
      <div className={styles.who}>
        <p className={styles.reviewer}>
          <bdi>{review.reviewer}</bdi>
          {review.verified && (
            <Badge tone="success" icon="verified">
              {m.product_verified_buyer()}
            </Badge>
          )}
        </p>
        <p className={styles.when}>
          {review.rating > 0 && <Rating value={review.rating} size={14} />}
          <time dateTime={review.date}>{formatDate(review.date)}</time>
        </p>
      </div>
    </header>
    <p className={styles.text} dir="auto">
      {review.text}
    </p>
  </li>
)

const More = ({ more }: { more: ReturnType<typeof useMoreReviews> }) => {
  const { search } = useLocation()
  if (!more.hasMore) return null
  const next = new URLSearchParams(search)
  next.set('reviews', String(more.page + 1))
  return (
    <div className={styles.more}>
      {more.failed && <p role="alert">{m.product_reviews_failed()}</p>}
      <Button
        variant="outlined"
        loading={more.loading}
        render={<Link to={{ search: `?${next}`, hash: 'reviews' }} preventScrollReset />}
        onClick={(event) => {
          event.preventDefault()
          void more.load()
        }}
      >
        {m.product_more_reviews()}
      </Button>
    </div>
  )
}

interface ReviewsProps {
  product: ProductView
  reviews: ReviewsView
}

/** How all buyers rated, what they wrote, and a place to write. */
export const Reviews = ({ product, reviews }: ReviewsProps) => {
  const [isWriting, setWriting] = useState(false)
  const more = useMoreReviews(product.id, reviews)
  const write = product.reviews_allowed && !isWriting && (
    <Button variant="tonal" icon="edit" className={styles.write} onClick={() => setWriting(true)}>
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
          <EmptyState icon="chat" title={m.product_no_reviews()} text={m.product_no_reviews_text()}>
            {write}
          </EmptyState>
        )
      )}
      {isWriting && (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <ReviewForm productId={product.id} onClose={() => setWriting(false)} />
        </Suspense>
      )}
      {more.items.length > 0 && (
        <ul className={styles.list}>
          {more.items.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      <More more={more} />
    </div>
  )
}
