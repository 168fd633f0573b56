import { Fragment } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { Icon } from '../display/icon.tsx'
import { ShopText } from '../display/text/shop-text.tsx'
import { type RenderElement, renderAs } from '../render-as.ts'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** the last one is this page and needs no link */
  items: { label: string; render?: RenderElement }[]
}

export const Breadcrumbs = ({ items }: BreadcrumbsProps) => (
  <nav aria-label={m.ui_breadcrumbs()} className={styles.breadcrumbs}>
    <ol className={styles.list}>
      {items.map(({ label, render }, index) => (
        <Fragment key={label}>
          {index > 0 && (
            <li aria-hidden className={styles.separator}>
              <Icon name="chevron_right" size={16} />
            </li>
          )}
          <li>
            {render ? (
              renderAs(render, 'a', { className: styles.link, children: <ShopText>{label}</ShopText> })
            ) : (
              <span aria-current="page">
                <ShopText>{label}</ShopText>
              </span>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
  </nav>
)
