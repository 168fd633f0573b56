import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../display/icon.tsx'
import { type RenderElement, renderAs } from '../render-as.ts'
import styles from './icon-button.module.css'
import press from './press.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** its name for screen readers and as a tooltip */
  label: string
  variant?: 'plain' | 'tonal' | 'filled' | 'outlined' | 'floating'
  size?: 'small' | 'medium' | 'large'
  /** makes it a toggle */
  pressed?: boolean
  /** drawn while pressed */
  pressedIcon?: IconName
  /** a number or `true` for a dot in its corner */
  badge?: string | boolean
  render?: RenderElement
}

export const IconButton = ({
  icon,
  label,
  variant = 'plain',
  size = 'medium',
  pressed,
  pressedIcon,
  badge,
  render,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) =>
  renderAs(render, 'button', {
    ...(render ? {} : { type }),
    'aria-label': label,
    title: label,
    ...(pressed === undefined ? {} : { 'aria-pressed': pressed }),
    ...rest,
    className: cx(press.press, styles.button, styles[variant], styles[size], className),
    children: (
      <>
        <Icon name={(pressed && pressedIcon) || icon} size={size === 'small' ? 20 : 24} />
        {badge && (
          <span className={cx(styles.badge, badge === true && styles.dot)} aria-hidden>
            {badge === true ? null : badge}
          </span>
        )}
      </>
    ),
  } as ComponentProps<'button'>)
