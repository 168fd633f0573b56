import { type ComponentProps, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { Field, type FieldProps, splitField } from './field.tsx'
import styles from './file-field.module.css'

interface FileFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'type'> {}

/**
 * The platform's own chooser, which offers camera and album, under a button in the language of the page; without
 * script it shows itself. A single file is shown by its name.
 */
export const FileField = (props: FileFieldProps) => {
  const [name, setName] = useState('')
  const { frame, control: input } = splitField(props)
  return (
    <Field {...frame}>
      {(control) => (
        <span className={styles.chooser}>
          <input
            {...input}
            {...control}
            type="file"
            className={styles.file}
            onChange={(event) => {
              setName(event.currentTarget.files?.[0]?.name ?? '')
              input.onChange?.(event)
            }}
          />
          <span className={styles.button} aria-hidden>
            {input.multiple ? m.ui_choose_files() : m.ui_choose_file()}
          </span>
          {!input.multiple && (
            <bdi className={styles.name} aria-hidden>
              {name || m.ui_no_file()}
            </bdi>
          )}
        </span>
      )}
    </Field>
  )
}
