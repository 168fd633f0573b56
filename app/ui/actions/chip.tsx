import type { ComponentProps, ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../display/icon.tsx'
import { type RenderElement, renderAs } from '../render-as.ts'
import styles from './chip.module.css'
import press from './press.module.css'

interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode
  icon?: IconName
  trailingIcon?: IconName
  /** how many there are, already in the page's digits */
  count?: string
  render?: RenderElement
}

/** Leads somewhere or does something: a button, or with `render` a link; with `aria-current` to what is shown. */
export const Chip = ({ children, icon, trailingIcon, count, render, className, ...rest }: ChipProps) =>
  renderAs(render, 'button', {
    ...(render ? {} : { type: 'button' }),
    ...rest,
    className: cx(press.press, styles.chip, className),
    children: (
      <>
        {icon && <Icon name={icon} size={18} />}
        <span>{children}</span>
        {count && <span className={styles.count}>{count}</span>}
        {trailingIcon && <Icon name={trailingIcon} size={18} />}
      </>
    ),
  } as ComponentProps<'button'>)

interface FilterChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode
  selected: boolean
  icon?: IconName
  count?: string
}

/** Switches one condition on or off. */
export const FilterChip = ({ children, selected, icon, count, className, ...rest }: FilterChipProps) => (
  <button
    type="button"
    aria-pressed={selected}
    {...rest}
    className={cx(press.press, styles.chip, selected && styles.selected, className)}
  >
    {selected ? <Icon name="check" size={18} /> : icon && <Icon name={icon} size={18} />}
    <span>{children}</span>
    {count && <span className={styles.count}>{count}</span>}
  </button>
)

interface RemovableChipProps {
  children: string
  onRemove?: () => void
  /** a link that takes it away, where that works without JavaScript */
  render?: RenderElement
}

/** A condition that holds; pressing takes it away. */
export const RemovableChip = ({ children, onRemove, render }: RemovableChipProps) =>
  renderAs(render, 'button', {
    ...(render ? {} : { type: 'button', onClick: onRemove }),
    'aria-label': m.ui_remove_named({ name: children }),
    className: cx(press.press, styles.chip, styles.selected),
    children: (
      <>
        <bdi>{children}</bdi>
        <Icon name="close" size={18} />
      </>
    ),
  } as ComponentProps<'button'>)
