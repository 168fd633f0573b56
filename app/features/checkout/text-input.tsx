import { type ChangeEvent, type FocusEvent, useId } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import styles from './text-input.module.css'

type Field = HTMLInputElement | HTMLSelectElement

interface Props {
  name: string
  label: string
  defaultValue: string
  problem?: string
  hint?: string
  required: boolean
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  /** numbers and addresses read from the left in every language */
  ltr?: boolean
  wide?: boolean
  /** a list to choose from makes it a select */
  options?: { value: string; label: string }[]
  /** offered while typing, anything else may be typed */
  suggestions?: string[]
  onChange?: (event: ChangeEvent<Field>) => void
  onBlur?: (event: FocusEvent<Field>) => void
}

/** A labelled field with its hint and its problem, plain enough to work before any script has come. */
export const TextInput = ({
  name,
  label,
  problem,
  hint,
  required,
  ltr,
  wide,
  options,
  suggestions,
  ...rest
}: Props) => {
  const id = useId()
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const field = {
    id,
    name,
    required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described,
    className: styles.control,
    ...rest,
  }
  return (
    <div className={wide ? styles.wide : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!required && <span className={styles.optional}> ({m.checkout_optional()})</span>}
      </label>
      {options ? (
        <select {...field}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          type="text"
          dir={ltr ? 'ltr' : undefined}
          list={suggestions?.length ? `${id}-list` : undefined}
        />
      )}
      {suggestions?.length ? (
        <datalist id={`${id}-list`}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ) : null}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && !problem && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
