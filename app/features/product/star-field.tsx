import { useId, useState } from 'react'
import { m } from '../../messages/paraglide/messages.js'
import { formatNumber } from '../../ui/digits.ts'
import { Icon } from '../../ui/display/icon.tsx'
import { FieldMessage } from '../../ui/forms/field.tsx'
import styles from './review-form.module.css'

/** One to five stars: radio buttons, so that arrow keys and screen readers know them. */
export const StarField = ({ error }: { error?: string }) => {
  const [rating, setRating] = useState(0)
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={styles.label}>{m.product_review_rating()}</legend>
      <div className={styles.rate}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star} data-on={stars <= rating || undefined}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={rating === stars}
              onChange={() => setRating(stars)}
            />
            <Icon name={stars <= rating ? 'star-fill' : 'star'} size={34} />
            <span className="visually-hidden">{m.product_review_stars({ stars: formatNumber(stars) })}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
