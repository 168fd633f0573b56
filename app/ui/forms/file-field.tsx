import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './file-field.module.css'

interface FileFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'type'> {}

/** The platform's own chooser: it offers camera and album, and works without script. */
export const FileField = ({
  label,
  hint,
  error,
  hideLabel,
  optional,
  className,
  id,
  ...input
}: FileFieldProps) => (
  <Field {...{ id, label, hint, error, hideLabel, optional, className }}>
    {(control) => <input {...input} {...control} type="file" className={styles.file} />}
  </Field>
)
