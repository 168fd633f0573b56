import { m } from '#app/messages/paraglide/messages.js'
import { getLocale } from '#app/messages/paraglide/runtime.js'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { formatNumber } from '../digits.ts'
import styles from './quantity-stepper.module.css'

interface QuantityStepperProps {
  value: number
  onChange: (value: number) => void
  min?: number
  /** null: no limit */
  max?: number | null
  size?: 'small' | 'medium'
  /** at its least, takes the thing away instead of stopping */
  onRemove?: () => void
  /** what is counted, for screen readers */
  label?: string
  disabled?: boolean
  className?: string
}

export const QuantityStepper = ({
  value,
  onChange,
  min = 1,
  max = null,
  size = 'medium',
  onRemove,
  label = m.ui_quantity(),
  disabled,
  className,
}: QuantityStepperProps) => {
  const removes = onRemove !== undefined && value <= min
  // not `disabled`, which would take the focus from the finger that reaches an end
  const stepIf = (possible: boolean, step: () => void) =>
    possible ? { onClick: step } : { 'aria-disabled': true }
  const buttonSize = size === 'small' ? 'small' : 'medium'
  const more = (
    <IconButton
      icon="add"
      size={buttonSize}
      label={m.ui_increase()}
      disabled={disabled}
      {...stepIf(max === null || value < max, () => onChange(value + 1))}
    />
  )
  const less = (
    <IconButton
      icon={removes ? 'delete' : 'remove'}
      size={buttonSize}
      label={removes ? m.ui_remove() : m.ui_decrease()}
      disabled={disabled}
      {...stepIf(value > min || removes, removes ? onRemove : () => onChange(value - 1))}
    />
  )
  // More is on the right in both languages, where readers of each look for it.
  const isPersian = getLocale() === 'fa'
  return (
    <fieldset className={cx(styles.stepper, styles[size], className)} aria-label={label}>
      {isPersian ? more : less}
      <output className={styles.value} key={value}>
        {formatNumber(value)}
      </output>
      {isPersian ? less : more}
    </fieldset>
  )
}
