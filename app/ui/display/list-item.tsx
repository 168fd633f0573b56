import type { ReactNode } from 'react'
import press from '../actions/press.module.css'
import { cx } from '../cx.ts'
import { type RenderElement, renderAs } from '../render-as.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './list-item.module.css'
import { ShopText } from './text/shop-text.tsx'

interface ListItemProps {
  title: ReactNode
  subtitle?: ReactNode
  icon?: IconName
  /** a picture in place of the icon */
  media?: ReactNode
  /** at the end of the row */
  end?: ReactNode
  /** an arrow at the end; by default when it leads somewhere */
  chevron?: boolean
  /** marks the row of the screen that is open */
  current?: boolean
  tone?: 'normal' | 'danger'
  /** `<ShopLink to="…" />` or `<button type="button" onClick={…} />`; without it the row is only read */
  render?: RenderElement
  className?: string
}

export const ListItem = ({
  title,
  subtitle,
  icon,
  media,
  end,
  render,
  chevron = render !== undefined && render.type !== 'button',
  current,
  tone = 'normal',
  className,
}: ListItemProps) =>
  renderAs(render, 'div', {
    ...(current ? { 'aria-current': 'page' } : {}),
    className: cx(styles.item, render && press.press, tone === 'danger' && styles.danger, className),
    children: (
      <>
        {media ?? (icon && <Icon name={icon} className={styles.icon} />)}
        <span className={styles.texts}>
          <span className={styles.title}>
            <ShopText>{title}</ShopText>
          </span>
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </span>
        {end && <span className={styles.end}>{end}</span>}
        {chevron && <Icon name="chevron_right" size={20} className={styles.chevron} />}
      </>
    ),
  } as { className: string; children: ReactNode })
