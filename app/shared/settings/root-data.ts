import { useRouteLoaderData } from 'react-router'
import { type JsonPayload, readPayload } from '#app/first-view/json-payload.ts'
import type { Locale } from '#common/locale.ts'
import type { PageSettings } from './page-settings.ts'

/** What the loader of the root route gives every page. */
export interface RootData {
  shop: PageSettings
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
  /** that the shop itself has texts in; absent where that is its own alone */
  languages?: readonly Locale[]
  /** the page is made with less data; absent where it is not */
  savesData?: true
  /** the page shows settings that are not published; absent on those of the shop itself */
  isPreview?: true
}

/** Where pages are, for URLs of structured data. */
export type SiteUrls = Pick<RootData, 'origin' | 'locale' | 'homeLocale'>

/** What the root route's loader answers; undefined where it failed. */
export const readRootData = (loaderData: unknown): RootData | undefined =>
  loaderData ? readPayload(loaderData as JsonPayload<RootData>) : undefined

export const useRootData = (): RootData | undefined => readRootData(useRouteLoaderData('root'))

/** '' for the shop's own language, '/en' or '/fa' for the other. */
export const localePrefix = (locale: Locale, homeLocale: Locale): '' | `/${Locale}` =>
  locale === homeLocale ? '' : `/${locale}`
