import { m } from '#app/messages/paraglide/messages.js'
import type { ReviewView } from '#app/shared/reviews/load-reviews.ts'
import { Badge } from '#app/ui/display/figures/badge.tsx'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { Avatar } from '#app/ui/display/pictures/avatar.tsx'
import { ShopText, textMarks } from '#app/ui/display/text/shop-text.tsx'
import { formatDate } from '#app/ui/format.ts'
import { ReviewPhotos } from './review-photos.tsx'
import styles from './reviews.module.css'

export const reviewId = (id: number): string => `review-${id}`

const ReviewItem = ({ review }: { review: ReviewView }) => (
  <li id={reviewId(review.id)} className={styles.review} tabIndex={-1}>
    <header className={styles.by}>
      <Avatar>{review.reviewer.trim().charAt(0)}</Avatar>
      <div className={styles.who}>
        <p className={styles.reviewer}>
          <ShopText>{review.reviewer}</ShopText>
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
    <p className={styles.text} dir="auto" {...textMarks(review.text)}>
      {review.text}
    </p>
    {review.photos && <ReviewPhotos photos={review.photos} name={review.reviewer} />}
  </li>
)

export const ReviewItems = ({ reviews }: { reviews: ReviewView[] }) => (
  <ul className={styles.list}>
    {reviews.map((review) => (
      <ReviewItem key={review.id} review={review} />
    ))}
  </ul>
)
