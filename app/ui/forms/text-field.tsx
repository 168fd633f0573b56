import { type ComponentProps, type ReactNode, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../display/icon.tsx'
import { textMarks } from '../display/text/shop-text.tsx'
import styles from './field.module.css'
import { Field, type FieldProps, splitField } from './field.tsx'

const LATIN_TYPES = new Set(['email', 'tel', 'url', 'password'])

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'size'> {
  icon?: IconName
  /** a unit or a button at the end of the box */
  suffix?: ReactNode
  /** written from left to right whatever the page; e-mail, phone, URL and password are by themselves */
  latin?: boolean
  /** offered while typing; anything else may be typed */
  suggestions?: string[]
}

export const TextField = (props: TextFieldProps) => {
  const [visible, setVisible] = useState(false)
  const { frame, control: own } = splitField(props)
  const { icon, suffix, type = 'text', latin = LATIN_TYPES.has(type), suggestions = [], ...input } = own
  const isPassword = type === 'password'
  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles.box}>
          {icon && <Icon name={icon} size={20} />}
          <input
            {...(suggestions.length > 0 ? { list: `${control.id}-list` } : {})}
            {...input}
            {...control}
            type={isPassword && visible ? 'text' : type}
            className={cx(styles.control, latin && styles.latin)}
          />
          {suggestions.length > 0 && (
            <datalist id={`${control.id}-list`}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
          {suffix && <span className={styles.affix}>{suffix}</span>}
          {isPassword && (
            <IconButton
              className={styles.chevron}
              icon={visible ? 'visibility_off' : 'visibility'}
              label={visible ? m.ui_hide_password() : m.ui_show_password()}
              onClick={() => setVisible(!visible)}
            />
          )}
        </div>
      )}
    </Field>
  )
}

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className'> {}

export const TextArea = (props: TextAreaProps) => {
  const { frame, control: area } = splitField(props)
  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles.box}>
          <textarea rows={4} {...area} {...control} className={cx(styles.control, styles.area)} />
        </div>
      )}
    </Field>
  )
}

interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'className'> {
  options: SelectOption[]
  /** the first, empty entry; by default "Choose…" */
  placeholder?: string | false
  icon?: IconName
}

/** The platform's own list, which phones show best. */
export const SelectField = (props: SelectFieldProps) => {
  const { frame, control: own } = splitField(props)
  const { options, placeholder = m.ui_choose(), icon, ...select } = own
  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles.box}>
          {icon && <Icon name={icon} size={20} />}
          <select {...select} {...control} className={cx(styles.control, styles.select)}>
            {placeholder !== false && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                {...textMarks(option.label)}
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="keyboard_arrow_down" size={22} className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}

/** Takes an e-mail address; browsers offer the visitor's own. */
export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" inputMode="email" autoComplete="email" maxLength={200} {...props} />
)

/** Takes a mobile number; browsers offer the visitor's own. */
export const MobileField = (props: TextFieldProps) => (
  <TextField type="tel" inputMode="tel" icon="call" autoComplete="tel" maxLength={30} {...props} />
)

/** Takes somebody's whole name; browsers offer the visitor's own. */
export const NameField = (props: TextFieldProps) => (
  <TextField autoComplete="name" maxLength={100} {...props} />
)
