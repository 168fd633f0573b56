import { createContext as createReactContext, use } from 'react'
import { createContext } from 'react-router'

export interface PageCss {
  /** the colour variables */
  theme: string
  /** the shop's own `css_code`, last in the document */
  shop: string
}

export const THEME_ID = 'theme'
export const SHOP_CSS_ID = 'shop-css'

const none: PageCss = { theme: '', shop: '' }

/** Set by the root loader, read where the document is rendered: styles do not travel as page data too. */
export const themeRouterContext = createContext<PageCss>(none)
export const ThemeContext = createReactContext<PageCss>(none)

/** The shop's exact colour, for the browser's own bars. */
export const headerColor = (themeCss: string): string =>
  /--color-header:(?:light-dark\()?(#[\da-f]{6})/.exec(themeCss)?.[1] ?? ''

const held = (id: string): string => document.getElementById(id)?.textContent ?? ''

/** The page's inline styles; in the browser what the document already holds. */
export const usePageCss = (): PageCss => {
  const given = use(ThemeContext)
  return typeof document === 'undefined' ? given : { theme: held(THEME_ID), shop: held(SHOP_CSS_ID) }
}
