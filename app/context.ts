import { createContext } from 'react-router'
import type { CustomerStore } from '#store-api/client/account-client.ts'

export type Locale = 'fa' | 'en'

/** What the server knows of a request before any route runs. */
export interface PageContext {
  store: CustomerStore
  locale: Locale
  /** the shop's own language, served without prefix */
  homeLocale: Locale
  /** for Content-Security-Policy; a cached page has it swapped on the way out */
  nonce: string
  /** repeated by plain forms in the field `_xsrf` */
  xsrf: string
  /** https://shop.example, without a trailing slash */
  origin: string
  development: boolean
  /** the browser holds a session; whether it is still alive, the store says. Never on pages that everybody is shown */
  signedIn: boolean
  /** ends when the event loop has time for the drawing of a page */
  nextTurn: () => Promise<void>
  /** notes what went wrong while the page was made, with the request's id */
  logError: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
