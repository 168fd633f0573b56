import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { type RenderElement, renderAs } from '../render-as.ts'
import styles from './pill-link.module.css'

interface PillLinkProps {
  /** `<ShopLink to="…" />` */
  render: RenderElement
  /** it leads to the page that is shown */
  current?: boolean
  className?: string
  children: ReactNode
}

/** One of a few pages beside each other, in a `ScrollRow`. */
export const PillLink = ({ render, current, className, children }: PillLinkProps) =>
  renderAs(render, 'a', {
    'aria-current': current ? 'page' : undefined,
    className: cx(styles.pill, className),
    children,
  } as ComponentProps<'a'>)
