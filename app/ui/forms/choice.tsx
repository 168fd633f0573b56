import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { ShopText } from '../display/text/shop-text.tsx'
import styles from './choice.module.css'
import { FieldError } from './field.tsx'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  label: ReactNode
  /** quieter, under the label */
  hint?: ReactNode
  error?: ReactNode
  /** at the other end of the line, as a price */
  end?: ReactNode
  /** a box around it: for choices that weigh, as shipping and payment */
  boxed?: boolean
  className?: string
}

interface ToggleProps extends ChoiceProps {
  type: 'checkbox' | 'radio'
  look: string | undefined
}

const Toggle = ({ label, hint, error, end, boxed, className, look, ...input }: ToggleProps) => {
  const id = useId()
  const messageId = `${id}-message`
  const hintId = `${id}-hint`
  const described = [hint && hintId, error && messageId].filter(Boolean).join(' ')
  return (
    <div className={cx(styles.choice, boxed && styles.boxed, className)}>
      <label className={styles.row}>
        <input
          {...input}
          className={look}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.texts}>
          <span className={styles.label}>
            <ShopText>{label}</ShopText>
          </span>
          {hint && (
            <span className={styles.hint} id={hintId}>
              {hint}
            </span>
          )}
        </span>
        {end && <span className={styles.end}>{end}</span>}
      </label>
      <FieldError id={messageId} error={error} />
    </div>
  )
}

export const Checkbox = (props: ChoiceProps) => (
  <Toggle {...props} type="checkbox" look={cx(styles.box, styles.check)} />
)

export const Radio = (props: ChoiceProps) => (
  <Toggle {...props} type="radio" look={cx(styles.box, styles.radio)} />
)

/** Takes effect at once; in a form that is sent, use a Checkbox. */
export const Switch = (props: ChoiceProps) => (
  <Toggle
    {...props}
    type="checkbox"
    role="switch"
    look={styles.switch}
    className={cx(styles.atEnd, props.className)}
  />
)

interface RadioGroupProps {
  legend: ReactNode
  hideLegend?: boolean
  error?: ReactNode
  children: ReactNode
}

/** Radios or checkboxes that belong together. */
export const ChoiceGroup = ({ legend, hideLegend, error, children }: RadioGroupProps) => {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={cx(styles.legend, hideLegend && 'visually-hidden')}>{legend}</legend>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
