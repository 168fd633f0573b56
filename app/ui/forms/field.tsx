import { type ReactNode, useId } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { cx } from '../cx.ts'
import { Icon } from '../display/icon.tsx'
import styles from './field.module.css'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** what is wrong; the hint stays beside it */
  error?: ReactNode
  /** keeps the label for screen readers only */
  hideLabel?: boolean
  /** says beside the label that it may stay empty */
  optional?: boolean
  className?: string
}

/** What the frame takes of a field's props, and what is left for its control. */
export const splitField = <P extends FieldProps & { id?: string }>({
  id,
  label,
  hint,
  error,
  hideLabel,
  optional,
  className,
  ...control
}: P) => ({ frame: { id, label, hint, error, hideLabel, optional, className }, control })

interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldFrameProps extends FieldProps {
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint or error below, all wired to the control. */
export const Field = ({ children, ...props }: FieldFrameProps) => {
  const { id, label, hint, error, hideLabel, optional, className } = props
  const generated = useId()
  const controlId = id ?? generated
  const [errorId, hintId] = [`${controlId}-error`, `${controlId}-hint`]
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={cx(styles.field, className)}>
      <label className={cx(styles.label, hideLabel && 'visually-hidden')} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}> ({m.ui_optional()})</span>}
      </label>
      {children({
        id: controlId,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldError id={errorId} error={error} />
      {hint && (
        <p className={styles.message} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** What is wrong, under a control whose `aria-describedby` names this id. */
export const FieldError = ({ id, error }: { id: string; error?: ReactNode }) =>
  error ? (
    <p className={cx(styles.message, styles.error)} id={id}>
      <Icon name="error-fill" size={16} />
      <span>{error}</span>
    </p>
  ) : null
