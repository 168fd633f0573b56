import type { ComponentProps, ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../display/icon.tsx'
import { type RenderElement, renderAs } from '../render-as.ts'
import styles from './button.module.css'
import press from './press.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode
  variant?: 'filled' | 'tonal' | 'outlined' | 'text' | 'danger' | 'inverse'
  size?: 'small' | 'medium' | 'large'
  icon?: IconName
  trailingIcon?: IconName
  /** as wide as its place */
  full?: boolean
  /** says so, and holds further presses back */
  loading?: boolean
  /** `<ShopLink to="…" />` makes it a link */
  render?: RenderElement
}

export const Button = ({
  children,
  variant = 'filled',
  size = 'medium',
  icon,
  trailingIcon,
  full,
  loading = false,
  render,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => {
  const iconSize = size === 'small' ? 18 : 20
  return renderAs(render, 'button', {
    ...(render ? {} : { type }),
    onKeyDown: pressOnce,
    ...rest,
    ...(loading
      ? { 'aria-busy': true, 'aria-disabled': true, onClick: holdBack }
      : onClick
        ? { onClick }
        : {}),
    className: cx(press.press, styles.button, styles[variant], styles[size], full && styles.full, className),
    children: (
      <>
        {icon && <Icon name={icon} size={iconSize} />}
        <span className={styles.label}>{children}</span>
        {trailingIcon && <Icon name={trailingIcon} size={iconSize} />}
        {loading && (
          <span className={styles.wait} role="status">
            <span className={styles.spinner} />
            <span className="visually-hidden">{m.ui_loading()}</span>
          </span>
        )}
      </>
    ),
  } as ComponentProps<'button'>)
}

const holdBack = (event: { preventDefault: () => void }) => event.preventDefault()

/** Enter that is held down presses again and again. */
const pressOnce = (event: { repeat: boolean; key: string; preventDefault: () => void }) => {
  if (event.repeat && event.key === 'Enter') holdBack(event)
}
