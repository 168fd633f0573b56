import type { Locale } from '#common/locale.ts'
import { screenOfPage } from '#common/page-screen.ts'
import type { Context } from '#store/context.ts'
import type { Post } from '#store/modules/content/content.ts'
import {
  readSettings,
  readSettingTexts,
  readShopLanguages,
  type StoreSettings,
} from '#store/modules/settings/settings.ts'
import { siteUrls } from './urls.ts'

/** Paths of the pages on which the shop's policies stand; null for one that it does not have. */
export const policyPaths = ({
  termServices,
  terms_page_id,
  privacyPolicy,
  privacy_page_id,
  refundPolicy,
}: StoreSettings): Record<'terms' | 'privacy' | 'refund', string | null> => {
  const pathOf = (path: string, html: string, page: number) =>
    html ? path : page > 0 ? siteUrls.page(page) : null
  return {
    terms: pathOf('/terms', termServices, terms_page_id),
    privacy: pathOf('/privacy', privacyPolicy, privacy_page_id),
    refund: pathOf('/refund', refundPolicy, 0),
  }
}

/** The one path of a page: that of the storefront's own screen where one shows the same. */
export const pagePath = (page: Pick<Post, 'id' | 'slug' | 'content'>, settings: StoreSettings): string =>
  screenOfPage(page, settings) ?? siteUrls.page(page.id)

const SCREENS = { '/terms': 'termServices', '/privacy': 'privacyPolicy', '/refund': 'refundPolicy' } as const

/** The policies that are texts of the settings: their paths, each with the languages that it is written in. */
export const readPolicyScreens = async (context: Context): Promise<Record<string, Locale[]>> => {
  const [settings, texts, languages] = await Promise.all([
    readSettings(context),
    readSettingTexts(context),
    readShopLanguages(context),
  ])
  const written = Object.entries(SCREENS).filter(([, name]) => settings[name])
  const isIn = (locale: Locale, name: keyof StoreSettings) =>
    locale === settings.locale || texts[locale][name]
  return Object.fromEntries(
    written.map(([path, name]) => [path, languages.filter((locale) => isIn(locale, name))]),
  )
}
