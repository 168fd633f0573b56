import type { Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import type { Taxonomy } from '#store/modules/catalog/catalog.ts'
import type { SeoTexts } from '#store/modules/seo/seo.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string
  description: string
  /** without language and query, e.g. `/product/cap` */
  path: string
  kind: 'website' | 'product' | 'article'
  image: { src: string; width: number; height: number; alt: string } | null
  /** schema.org objects */
  data: object[]
  /** false keeps the page out of search engines */
  indexed: boolean
  /** that the page has its texts in; in others it is kept out of search engines */
  languages: Locale[]
  article?: { published: number; modified: number }
  /** what was written for search engines alone; '' where the rest stands for it */
  own?: SeoTexts
}

/** Where a page is described: the shop, and the language that was asked for. */
export interface HeadSite {
  request: HonoContext
  /** that the shop itself has texts in */
  languages: Locale[]
  services: Services
  context: Context
  settings: StoreSettings
  origin: string
  locale: Locale
  /** with its names in this language */
  taxonomy: Taxonomy
  /** the URL of a path in this language */
  url: (path: string) => string
}

const IN_SHOP = {
  fa: (shop: string) => `مشخصات، قیمت و موجودی در فروشگاه اینترنتی ${shop}`,
  en: (shop: string) => `Details, price and availability in the online shop ${shop}`,
}

/** What every page of something to sell may say to describe itself. */
export const shopWords = ({ settings, locale }: HeadSite): string[] => [
  settings.site_description,
  IN_SHOP[locale](settings.site_name),
]

/** Breadcrumbs as a schema.org list, starting at the home page. */
export const breadcrumb = (site: HeadSite, trail: [name: string, path: string][]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[site.settings.site_name, '/'] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.url(path),
  })),
})
