import { createContext as createReactContext, use, useState } from 'react'
import { createContext, useLocation } from 'react-router'

/** Makes objects of schema.org; called only where a page is rendered, and not for data alone. */
export type StructuredData = () => object[] | Promise<object[]>

/**
 * Set by the loader of a page, read where its document is rendered: search engines read a page as it was sent, so the data
 * does not travel a second time, and no browser loads the code that makes it.
 */
export const structuredDataContext = createContext<StructuredData>(() => [])
export const StructuredDataContext = createReactContext('')

const ID = 'structured-data'

/** JSON-LD that cannot end the element it stands in; '' for nothing to tell. */
export const toJsonLd = (things: object[]): string =>
  things.length
    ? JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
    : ''

const held = (): string => document.getElementById(ID)?.textContent ?? ''

/** What the page tells search engines; gone as soon as another page is shown in its place. */
export const StructuredDataScript = () => {
  const { pathname } = useLocation()
  const given = use(StructuredDataContext)
  const [first] = useState(() => ({
    pathname,
    json: typeof document === 'undefined' ? given : held(),
  }))
  if (!first.json || first.pathname !== pathname) return null
  return (
    <script id={ID} type="application/ld+json" suppressHydrationWarning>
      {first.json}
    </script>
  )
}
