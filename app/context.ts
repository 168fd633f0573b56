import { createContext } from 'react-router'
import type { Locale } from '#common/locale.ts'
import type { CustomerStore } from '#store-api/client/account-client.ts'

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
  /** the browser holds a session, which may be expired: the store says. Always false on public pages */
  signedIn: boolean
  /** the page is made with less data: common/save-data.ts */
  savesData: boolean
  /** what paths of a preview begin with, which shows settings that are not published; '' for the shop itself */
  preview?: string
  /** ends when the event loop has time for the drawing of a page */
  nextTurn: () => Promise<void>
  /** is given the page's HTML, whose answer then has no body: who goes on working on it needs no stream */
  takeHtml?: (html: Buffer<ArrayBuffer>) => void
  /** notes what went wrong while the page was made, with the request's id */
  logError: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
