import { pageDescription } from '#common/page-description.ts'
import { isSwitchedOn } from '#common/page-screen.ts'
import {
  findPost,
  findPosts,
  listPostTerms,
  type Post,
  translatePost,
} from '#store/modules/content/content.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { languagesOf } from '#store/modules/translations/translations.ts'
import { findVendor } from '#store/modules/vendors/vendors.ts'
import { mediaUrl } from '../image.ts'
import { pagePath, readPolicyScreens } from '../site/policies.ts'
import { siteUrls } from '../site/urls.ts'
import { describeProduct } from './describe-product.ts'
import { withOwnTexts } from './own-texts.ts'
import { breadcrumb, type HeadSite, type PageHead, shopWords } from './page-head.ts'

const plain = (
  site: HeadSite,
  path: string,
  title: string,
  text = '',
  facts: string[] = [],
  fillers = [site.settings.site_name, site.settings.site_description],
): PageHead => ({
  title,
  description: pageDescription({ name: title, text, facts, fillers }),
  path,
  kind: 'website',
  image: null,
  data: [{ '@type': 'CollectionPage', name: title, url: site.url(path) }, breadcrumb(site, [[title, path]])],
  indexed: true,
  languages: site.languages,
})

const describeHome = (site: HeadSite): PageHead => {
  const { settings, origin } = site
  const organisation = {
    '@type': 'Organization',
    name: settings.site_name,
    url: `${origin}/`,
    ...(settings.app_logo.url ? { logo: new URL(settings.app_logo.url, origin).href } : {}),
    sameAs: Object.values(settings.social_network).filter((link) => link.startsWith('http')),
  }
  const website = {
    '@type': 'WebSite',
    name: settings.site_name,
    url: site.url('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${site.url('/search')}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
  const { site_name, site_description } = settings
  const description = pageDescription({ name: site_description ? '' : site_name, text: site_description })
  return { ...plain(site, '/', site_name), description, data: [website, organisation] }
}

const MESSAGES = {
  fa: {
    shop: 'فروشگاه',
    sale: 'تخفیف‌دارها',
    featured: 'برگزیده‌ها',
    blog: 'مجله',
    contact: 'تماس با ما',
    terms: 'شرایط استفاده',
    privacy: 'حریم خصوصی',
    refund: 'شرایط بازگشت کالا',
  },
  en: {
    shop: 'Shop',
    sale: 'On sale',
    featured: 'Featured',
    blog: 'Blog',
    contact: 'Contact us',
    terms: 'Terms of use',
    privacy: 'Privacy',
    refund: 'Returns and refunds',
  },
}

const termLanguages = (
  { settings, taxonomy }: HeadSite,
  kind: 'category' | 'brand' | 'tag',
  term: { id: number; name: string; description: string },
) => languagesOf(settings.locale, kind, term, taxonomy.textsOf(kind, term.id))

const describeCategory = async (site: HeadSite, slug: string): Promise<PageHead | null> => {
  const { taxonomy } = site
  const category = [...taxonomy.categories.values()].find((one) => one.slug === slug)
  if (!category) return null
  const path = siteUrls.productCategory(category.slug)
  const trail = taxonomy
    .categoryPath(category.id)
    .toReversed()
    .flatMap((id): [string, string][] => {
      const one = taxonomy.categories.get(id)
      return one ? [[one.name, siteUrls.productCategory(one.slug)]] : []
    })
  const parents = trail.slice(0, -1).map(([name]) => name)
  const head = plain(site, path, category.name, category.description, parents, shopWords(site))
  const languages = termLanguages(site, 'category', category)
  const described = { ...head, languages, data: [head.data[0] ?? {}, breadcrumb(site, trail)] }
  return withOwnTexts(site, described, 'category', category.id)
}

const describeTerm = async (
  site: HeadSite,
  plural: 'tags' | 'brands',
  slug: string,
): Promise<PageHead | null> => {
  const term = [...site.taxonomy[plural].values()].find((one) => one.slug === slug)
  if (!term) return null
  const kind = plural === 'tags' ? 'tag' : 'brand'
  const path =
    kind === 'tag'
      ? siteUrls.productTag(term.slug)
      : siteUrls.productBrand(site.settings.brand_slug, term.slug)
  const head = plain(site, path, term.name, term.description, [], shopWords(site))
  return withOwnTexts(site, { ...head, languages: termLanguages(site, kind, term) }, kind, term.id)
}

/** The head of a post or page; null when there is none. */
export const describePost = async (
  site: HeadSite,
  own: Post | null | undefined,
): Promise<PageHead | null> => {
  if (!own) return null
  const post = translatePost(own, site.locale)
  const path = post.type === 'post' ? siteUrls.post(post.slug) : pagePath(post, site.settings)
  const picture = (await findMedia(site.context, [post.featuredMediaId], site.locale)).get(
    post.featuredMediaId,
  )
  const image = picture
    ? {
        src: mediaUrl(site.origin, picture),
        width: picture.width,
        height: picture.height,
        alt: picture.alt,
      }
    : null
  const dates = {
    datePublished: new Date(post.createdAt).toISOString(),
    dateModified: new Date(post.updatedAt).toISOString(),
  }
  const languages =
    post.type === 'post' || path === siteUrls.page(post.id)
      ? languagesOf(site.settings.locale, 'post', own, post.texts)
      : ((await readPolicyScreens(site.context))[path] ?? site.languages)
  const derived = { ...plain(site, path, post.title, post.excerpt || post.content), languages }
  const head = await withOwnTexts(site, derived, 'post', post.id)
  if (post.type === 'page') {
    const data = { '@type': 'WebPage', name: post.title, url: site.url(path), ...dates }
    return { ...head, data: [data, breadcrumb(site, [[post.title, path]])] }
  }
  const article = {
    '@type': 'Article',
    headline: post.title,
    description: head.description,
    url: site.url(path),
    author: { '@type': 'Person', name: post.author.name },
    publisher: { '@type': 'Organization', name: site.settings.site_name },
    ...(image ? { image: image.src } : {}),
    ...dates,
  }
  const trail = breadcrumb(site, [
    [MESSAGES[site.locale].blog, '/blog'],
    [post.title, path],
  ])
  return {
    ...head,
    kind: 'article',
    image,
    data: [article, trail],
    article: { published: post.createdAt, modified: post.updatedAt },
  }
}

const describeNewsList = async (site: HeadSite, id: number): Promise<PageHead | null> => {
  const term = (await listPostTerms(site.context, 'category', site.locale)).find((one) => one.id === id)
  if (!term) return null
  const head = plain(site, siteUrls.postCategory(id, term.slug), term.name, term.description)
  const languages = languagesOf(site.settings.locale, 'post_category', term, term.texts)
  return withOwnTexts(site, { ...head, languages }, 'post_category', id)
}

const describeVendor = async (site: HeadSite, slug: string): Promise<PageHead | null> => {
  const vendor = await findVendor(site.context, slug, site.locale)
  if (!vendor) return null
  const path = siteUrls.vendor(vendor)
  const head = plain(site, path, vendor.store_name, vendor.description, [], shopWords(site))
  return { ...head, languages: languagesOf(site.settings.locale, 'vendor', vendor, vendor.texts) }
}

const describeList = (site: HeadSite, kind: string | undefined): PageHead | null => {
  const messages = MESSAGES[site.locale]
  if (kind === undefined) return plain(site, '/shop', messages.shop)
  return kind === 'sale' || kind === 'featured' ? plain(site, `/shop/${kind}`, messages[kind]) : null
}

const describePolicy = async (
  site: HeadSite,
  policy: 'terms' | 'privacy' | 'refund',
): Promise<PageHead | null> => {
  const { termServices, privacyPolicy, refundPolicy } = site.settings
  const html = { terms: termServices, privacy: privacyPolicy, refund: refundPolicy }[policy]
  const path = `/${policy}`
  const languages = (await readPolicyScreens(site.context))[path]
  return languages ? { ...plain(site, path, MESSAGES[site.locale][policy], html), languages } : null
}

const describeShownPost = async (site: HeadSite, post: Post | null | undefined): Promise<PageHead | null> =>
  post && isSwitchedOn(post, site.settings) ? describePost(site, post) : null

/** The head of the page at a path without its language; null when there is no such page, or none worth finding. */
export const describePage = async (site: HeadSite, path: string): Promise<PageHead | null> => {
  const [first, second, ...rest] = path.split('/').filter(Boolean)
  const last = rest.at(-1) ?? second ?? ''
  switch (first) {
    case undefined:
      return describeHome(site)
    case 'product':
      return describeProduct(site, last)
    case 'product-category':
      return describeCategory(site, last)
    case 'product-tag':
      return describeTerm(site, 'tags', last)
    case 'product-brand':
    case 'product_brand':
    case 'brand':
    case 'brands':
      return describeTerm(site, 'brands', last)
    case 'shop':
      return describeList(site, second)
    case 'blog':
      return site.settings.news_page ? plain(site, '/blog', MESSAGES[site.locale].blog) : null
    case 'contact-us':
      return site.settings.contact_us_page ? plain(site, '/contact-us', MESSAGES[site.locale].contact) : null
    case 'terms':
    case 'privacy':
    case 'refund':
      return describePolicy(site, first)
    case 'news-list':
      return site.settings.news_page ? describeNewsList(site, Number(second)) : null
    case 'page':
      return describeShownPost(site, await findPost(site.context, 'page', Number(second)))
    case 'products':
      return last === 'vendor' ? describeVendor(site, second ?? '') : null
    case 'store':
    case 'vendor':
      return describeVendor(site, last)
    default:
      return second === undefined
        ? describeShownPost(site, (await findPosts(site.context, 'post', { slugs: [first] }))[0])
        : null
  }
}
