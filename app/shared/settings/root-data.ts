import { useRouteLoaderData } from 'react-router'
import type { Locale } from '#common/locale.ts'
import type { Shop } from './shop.ts'

/** What the loader of the root route gives every page. */
export interface RootData {
  shop: Shop
  locale: Locale
  homeLocale: Locale
  /** https://shop.example */
  origin: string
  /** the query that the server drew the page for */
  search: string
  /** epoch milliseconds of the server's answer: what is new or ends soon is judged alike on both sides */
  now: number
  /** of the header */
  color: string
  /** the page is made with less data; absent where it is not */
  savesData?: true
}

export const useRootData = (): RootData | undefined => useRouteLoaderData('root') as RootData | undefined

/** '' for the shop's own language, '/en' or '/fa' for the other. */
export const localePrefix = (locale: Locale, homeLocale: Locale): '' | `/${Locale}` =>
  locale === homeLocale ? '' : `/${locale}`
