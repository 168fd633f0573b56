import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import type { ReviewsView } from '#app/shared/reviews/load-reviews.ts'
import { cx } from '#app/ui/cx.ts'
import { formatNumber, formatPercent } from '#app/ui/digits.ts'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import styles from './reviews.module.css'

interface ReviewSummaryProps {
  average: string
  reviews: ReviewsView
  /** for a column at the side */
  narrow?: boolean
  children?: ReactNode
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The average as a number one can see, and a bar for each number of stars. */
export const ReviewSummary = ({ average, reviews, narrow, children }: ReviewSummaryProps) => {
  const counted = reviews.distribution.reduce((sum, count) => sum + count, 0)
  return (
    <div className={cx(styles.summary, narrow && styles.narrow)}>
      <div className={styles.average}>
        <p className={styles.number}>{formatNumber(Number(average), ONE_DECIMAL)}</p>
        <Rating value={average} size={18} />
        <p className={styles.of}>{m.product_of_reviews({ count: formatNumber(reviews.total) })}</p>
      </div>
      <ul className={styles.bars}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = reviews.distribution[stars - 1] ?? 0
          const share = counted ? count / counted : 0
          return (
            <li key={stars} className={styles.barRow}>
              <span className={styles.stars} aria-hidden>
                {formatNumber(stars)}
                <Icon name="star-fill" size={14} />
              </span>
              <span className={styles.bar} aria-hidden>
                <span style={{ inlineSize: `${share * 100}%` }} />
              </span>
              <span className={styles.share} aria-hidden>
                {formatPercent(Math.round(share * 100))}
              </span>
              <span className="visually-hidden">
                {m.product_stars_count({ stars: formatNumber(stars), count: formatNumber(count) })}
              </span>
            </li>
          )
        })}
      </ul>
      {children}
    </div>
  )
}
