import { plainText } from './page-description.ts'

interface Policies {
  termServices: string
  privacyPolicy: string
  refundPolicy: string
  terms_page_id: number
  privacy_page_id: number
  contact_us_page: boolean
}

interface Page {
  id: number
  slug: string
  /** HTML */
  content: string
}

/** How shops name the page that says how to reach them. */
const CONTACT = new Set(['contact', 'contact-us'])

/**
 * The path of the storefront's own screen that shows what a page of the shop shows, as a policy that is also a text of
 * the settings; null where the page is the only one. Such a screen is what links and search engines are to lead to.
 */
export const screenOfPage = ({ id, slug, content }: Page, settings: Policies): string | null => {
  const words = plainText(content)
  const shows = (text: string, pageId = 0) => text !== '' && (id === pageId || words === plainText(text))
  if (shows(settings.termServices, settings.terms_page_id)) return '/terms'
  if (shows(settings.privacyPolicy, settings.privacy_page_id)) return '/privacy'
  if (shows(settings.refundPolicy)) return '/refund'
  return settings.contact_us_page && CONTACT.has(slug) ? '/contact-us' : null
}

/** How shops name the page that `about_us_page` switches on, for when the setting itself names none. */
export const ABOUT_SLUGS = ['about', 'about-us']

const isAboutPage = (slug: string): boolean => ABOUT_SLUGS.includes(slug)

/** Whether visitors see a published post or page: settings switch off all posts, and pages about the shop. */
export const isSwitchedOn = (
  { type, slug }: { type: 'post' | 'page'; slug: string },
  settings: { news_page: boolean; about_us_page: number },
): boolean => (type === 'post' ? settings.news_page : settings.about_us_page !== 0 || !isAboutPage(slug))

/** The id of the shop's page that a path of the shop leads to, 0 for any other URL. */
export const pageIdOf = (path: string): number => Number(/^\/page\/(\d{1,10})(?!\d)/.exec(path)?.[1] ?? 0)
