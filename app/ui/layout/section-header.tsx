import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { Icon, type IconName } from '../display/icon.tsx'
import { ShopText } from '../display/text/shop-text.tsx'
import { type RenderElement, renderAs } from '../render-as.ts'
import styles from './section-header.module.css'

interface SectionHeaderProps {
  title: ReactNode
  /** for `aria-labelledby` of the section */
  id?: string
  subtitle?: ReactNode
  icon?: IconName
  /** where all of them are: `<ShopLink to="…" />` */
  more?: RenderElement
  moreLabel?: string
  /** beside the title, as a countdown */
  children?: ReactNode
  level?: 1 | 2 | 3
}

export const SectionHeader = ({
  title,
  id,
  subtitle,
  icon,
  more,
  moreLabel,
  children,
  level = 2,
}: SectionHeaderProps) => {
  const Heading = `h${level}` as const
  return (
    <header className={styles.header}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
        </span>
      )}
      <div className={styles.texts}>
        <Heading className={styles.title} id={id}>
          <ShopText>{title}</ShopText>
        </Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children && <div className={styles.beside}>{children}</div>}
      {more &&
        renderAs(more, 'a', {
          className: styles.more,
          children: (
            <>
              <span className={styles.moreLabel}>{moreLabel ?? m.ui_see_all()}</span>
              <span className="visually-hidden">
                : <ShopText>{title}</ShopText>
              </span>
              <Icon name="chevron_right" size={20} />
            </>
          ),
        })}
    </header>
  )
}
