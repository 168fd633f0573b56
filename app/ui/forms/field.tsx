import { type ReactNode, useId } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { cx } from '../cx.ts'
import { Icon } from '../display/icon.tsx'
import styles from './field.module.css'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** what is wrong; it takes the hint's place */
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
  const messageId = `${controlId}-message`
  const message = error || hint
  return (
    <div className={cx(styles.field, className)}>
      <label className={cx(styles.label, hideLabel && 'visually-hidden')} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}> ({m.ui_optional()})</span>}
      </label>
      {children({
        id: controlId,
        ...(message ? { 'aria-describedby': messageId } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}

export const FieldMessage = ({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) => {
  if (!error && !hint) return null
  return (
    <p className={cx(styles.message, error ? styles.error : undefined)} id={id}>
      {error ? <Icon name="error-fill" size={16} /> : null}
      <span>{error || hint}</span>
    </p>
  )
}
