import { m } from '#app/messages/paraglide/messages.js'
import { cx } from '#app/ui/cx.ts'
import { digits, formatNumber } from '#app/ui/digits.ts'
import { Icon } from '../icon.tsx'
import styles from './rating.module.css'

interface RatingProps {
  /** 0–5; WooCommerce gives "4.33" */
  value: number | string
  /** how many rated */
  count?: number
  /** `short` is one star and the number */
  variant?: 'stars' | 'short'
  /** height of a star in px */
  size?: number
  className?: string
}

const RATING = { minimumFractionDigits: 0, maximumFractionDigits: 1 }

/** Stars filled to the half; nothing without ratings. */
export const Rating = ({ value, count, variant = 'stars', size = 16, className }: RatingProps) => {
  const rating = Math.min(5, Math.max(0, Number(value) || 0))
  if (rating === 0) return null
  const shown = formatNumber(rating, RATING)
  const label =
    count === undefined
      ? m.ui_rating({ rating: shown })
      : m.ui_rating_of_votes({ rating: shown, count: formatNumber(count) })
  const filled = { inlineSize: `${Math.round(rating * 2) * 10}%` }
  return (
    <span className={cx(styles.rating, className)} role="img" aria-label={label}>
      {variant === 'short' ? (
        <>
          <Icon name="star-fill" size={size} className={styles.star} />
          <b className={styles.number}>{shown}</b>
        </>
      ) : (
        <span className={styles.stars} style={{ inlineSize: size * 5, blockSize: size }}>
          <Stars size={size} />
          <span className={styles.filled} style={filled}>
            <Stars size={size} />
          </span>
        </span>
      )}
      {count !== undefined && <span className={styles.count}>({digits(count)})</span>}
    </span>
  )
}

const Stars = ({ size }: { size: number }) => <Icon name="stars_row" size={size} className={styles.row} />
