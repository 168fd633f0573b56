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

/** JSON-LD, escaped so that it cannot end its script element; '' without data. */
export const toJsonLd = (things: object[]): string =>
  things.length
    ? JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
    : ''

const held = (): string => document.getElementById(ID)?.textContent ?? ''

/** The script element with the page's structured data; removed once another page is shown. */
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
