import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react'

/** A childless element to draw with instead of our own, as `<ShopLink to="/cart" />`. */
export type RenderElement = ReactElement<{ className?: string; children?: ReactNode }>

/** Our props on the given element, else on a plain `tag`; the element's own props win. */
export const renderAs = (
  render: RenderElement | undefined,
  tag: string,
  props: { className?: string; children?: ReactNode },
): ReactElement => {
  if (!render) return createElement(tag, props)
  const className = [props.className, render.props.className].filter(Boolean).join(' ')
  return cloneElement(render, { ...props, ...render.props, className, children: props.children })
}
