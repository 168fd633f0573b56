import { type ComponentProps, useRef } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../display/icon.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** its name for screen readers, and the placeholder unless one is given */
  label?: string
  onClear?: () => void
}

/** The field alone: put it into `<search><form>`. */
export const SearchField = ({
  label = m.ui_search(),
  onClear,
  className,
  placeholder,
  ...input
}: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    const element = field.current
    if (!element) return
    if (onClear) onClear()
    else element.value = ''
    element.focus()
  }
  return (
    <div className={cx(styles.search, className)}>
      <Icon name="search" size={22} />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder ?? label}
        {...input}
        className={styles.input}
      />
      <IconButton className={styles.clear} icon="close" size="small" label={m.ui_clear()} onClick={clear} />
    </div>
  )
}
