import { otherLocale } from '#common/locale.ts'
import { NO_SEO_TEXTS, readSeoTexts, type SeoKind, type SeoTexts } from '#store/modules/seo/seo.ts'
import type { HeadSite, PageHead } from './page-head.ts'

export const hasOwnTexts = ({ own = NO_SEO_TEXTS }: PageHead): boolean =>
  own.title !== '' || own.description !== ''

/**
 * A head with what was written of its page for search engines in its language.
 * @param inShopLanguage where that stands, if not in a table
 */
export const withOwnTexts = async (
  site: HeadSite,
  head: PageHead,
  kind: SeoKind,
  id: number,
  inShopLanguage?: SeoTexts,
): Promise<PageHead> => {
  if (!site.settings.own_heads && !inShopLanguage) return head
  const isOther = site.locale === otherLocale(site.settings.locale)
  const own =
    inShopLanguage && !isOther ? inShopLanguage : await readSeoTexts(site.context, kind, id, site.locale)
  return { ...head, own }
}

/** Yoast's variables, as texts that were imported have them: those that are known are filled in, others go. */
export const fillSeoTexts = ({ settings }: HeadSite, { title, description, own }: PageHead): SeoTexts => {
  const values: Record<string, string> = {
    title,
    sitename: settings.site_name,
    sitedesc: settings.site_description,
    sep: '-',
    excerpt: description,
    term_title: title,
  }
  const fill = (text: string): string =>
    text
      .replace(/%%(\w+)%%/g, (_, name: string) => values[name] ?? '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s-]+|[\s-]+$/g, '')
  return { title: fill(own?.title ?? ''), description: fill(own?.description ?? '') }
}
