import { type ReactNode, useId } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { formatNumber } from '../digits.ts'
import { Icon } from '../display/icon.tsx'
import { FieldError } from './field.tsx'
import styles from './rating-input.module.css'

const STARS = [1, 2, 3, 4, 5]

interface RatingInputProps {
  legend: ReactNode
  name: string
  /** 1–5; for forms that keep the value themselves */
  value?: number | null
  /** for forms that read themselves */
  defaultValue?: number
  onChange?: (value: number) => void
  required?: boolean
  error?: ReactNode
}

/** Five stars to choose from: radio buttons, so that a plain form sends them too. */
export const RatingInput = ({
  legend,
  name,
  value,
  defaultValue,
  onChange,
  required,
  error,
}: RatingInputProps) => {
  const id = useId()
  return (
    <fieldset className={styles.rating} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label className={styles.star} key={star}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={star}
              required={required}
              aria-label={m.ui_stars({ count: formatNumber(star) })}
              {...(value === undefined
                ? { defaultChecked: defaultValue === star }
                : { checked: value === star })}
              onChange={() => onChange?.(star)}
            />
            <Icon name="star-fill" size={36} />
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
