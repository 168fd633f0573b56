import { DESCRIPTION_LENGTH } from '#common/page-description.ts'
import type { ReadPage, Thing } from './read-page.ts'

const PERSIAN = /\p{Script=Arabic}/u

const isOfLanguage = (text: string, lang: string): boolean => lang !== 'fa' || PERSIAN.test(text)

const typesOf = ({ data }: ReadPage): string[] => data.map((thing) => thing['@type'])

/** What a page of the shop has to tell, by the beginning of its path. */
const EXPECTED: [path: RegExp, types: RegExp[]][] = [
  [/^\/$/, [/^WebSite$/, /^Organization$/]],
  [/^\/product\//, [/^(Product|ProductGroup|ItemList)$/, /^BreadcrumbList$/]],
  [/^\/(shop|product-category|product-tag|product-brand)(\/|$)/, [/^ItemList$/, /^BreadcrumbList$/]],
  [/^\/store\//, [/^Store$/, /^ItemList$/, /^BreadcrumbList$/]],
  [/^\/(blog|contact-us|terms|privacy|refund|page\/\d+)$/, []],
  [/^\/[^/]+$/, [/^Article$/, /^BreadcrumbList$/]],
]

const pathOf = (url: string): string => new URL(url).pathname.replace(/^\/(en|fa)(?=\/|$)/, '') || '/'

const expectedOf = (url: string): RegExp[] =>
  EXPECTED.find(([path]) => path.test(pathOf(url)))?.[1] ?? [/^never$/]

/** What an article says of itself, where it says it. */
const ARTICLE = ['headline', 'datePublished', 'dateModified', 'author.name', 'publisher.name']

const valueAt = (thing: Thing, path: string): unknown =>
  path.split('.').reduce<unknown>((so, key) => (so as Record<string, unknown> | undefined)?.[key], thing)

const missingIn = ({ data }: ReadPage): string[] =>
  data
    .filter((thing) => thing['@type'] === 'Article')
    .flatMap((article) => ARTICLE.filter((path) => !valueAt(article, path)))

/** References to things that the page does not tell. */
const danglingIn = (data: Thing[]): string[] => {
  const named = new Set<unknown>()
  const asked = new Set<string>()
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    const { '@id': id, ...rest } = value as Record<string, unknown>
    if (typeof id === 'string') (Object.keys(rest).length ? named : asked).add(id)
    Object.values(rest).forEach(walk)
  }
  walk(data)
  return [...asked].filter((id) => !named.has(id))
}

/** Everything that is wrong with a page by itself, in words. */
export const faultsOf = (page: ReadPage): string[] => {
  const { url, description, social } = page
  const found: [boolean, string][] = [
    [page.status !== 200, `status ${page.status}`],
    [page.canonical !== url, `canonical ${page.canonical}`],
    [page.robots !== '', `robots ${page.robots}`],
    [page.headings.length !== 1 || !page.headings[0], `${page.headings.length} headings`],
    [page.unnamedPictures.length > 0, `no alt: ${page.unnamedPictures}`],
    [page.repeated.length > 0, `not once: ${page.repeated}`],
    [page.alternates[page.lang] !== url, `hreflang ${page.lang}: ${page.alternates[page.lang]}`],
    [!page.alternates['x-default'], 'no x-default'],
    [description.length < DESCRIPTION_LENGTH.least, `short description: ${description}`],
    [description.length > DESCRIPTION_LENGTH.most, `long description: ${description}`],
    [!isOfLanguage(description, page.lang), `foreign description: ${description}`],
    [page.lang === 'en' && PERSIAN.test(page.title), `Persian title: ${page.title}`],
    [page.lang === 'en' && PERSIAN.test(description), `Persian description: ${description}`],
    [!URL.parse(social['og:image'] ?? ''), `og:image ${social['og:image']}`],
    [social['og:url'] !== url, `og:url ${social['og:url']}`],
    [social['og:description'] !== description, 'another og:description'],
    [danglingIn(page.data).length > 0, `refers to ${danglingIn(page.data)}`],
    [missingIn(page).length > 0, `an article without ${missingIn(page)}`],
    ...expectedOf(url).map((type): [boolean, string] => [
      typesOf(page).filter((one) => type.test(one)).length !== 1,
      `JSON-LD ${typesOf(page)} without ${type}`,
    ]),
  ]
  return found.filter(([isWrong]) => isWrong).map(([, fault]) => `${decodeURI(url)}: ${fault}`)
}

/** What is wrong with the head that the SEO plugin's call gives a page, in words. */
export const headFaults = ({ url, canonical, description, social }: ReadPage): string[] => {
  const { least, most } = DESCRIPTION_LENGTH
  const found: [boolean, string][] = [
    [canonical !== url, `canonical ${canonical}`],
    [description.length < least || description.length > most, `description: ${description}`],
    [!URL.parse(social['og:image'] ?? ''), `og:image ${social['og:image']}`],
  ]
  return found.filter(([isWrong]) => isWrong).map(([, fault]) => `head of ${decodeURI(url)}: ${fault}`)
}

/** What pages of a site have in common, and should not. */
export const repeatedIn = (pages: ReadPage[]): string[] =>
  (['title', 'description'] as const).flatMap((part) =>
    [...Map.groupBy(pages, (page) => page[part])]
      .filter(([, alike]) => alike.length > 1)
      .map(([text, alike]) => `${part} “${text}” on ${alike.map(({ url }) => decodeURI(url)).join(' ')}`),
  )
