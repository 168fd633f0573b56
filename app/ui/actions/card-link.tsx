import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { type RenderElement, renderAs } from '../render-as.ts'
import styles from './card-link.module.css'

interface CardLinkProps {
  /** `<ShopLink to="…" />` */
  render: RenderElement
  className?: string
  children: ReactNode
}

/** A link that is pressed anywhere on its card; the card is its positioned parent. */
export const CardLink = ({ render, className, children }: CardLinkProps) =>
  renderAs(render, 'a', { className: cx(styles.link, className), children })
