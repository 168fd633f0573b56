import { DomUtils, parseDocument } from 'htmlparser2'

/** What a page tells machines in its HTML, as it was sent. */
export interface ReadPage {
  url: string
  status: number
  lang: string
  title: string
  description: string
  robots: string
  canonical: string
  /** URL by language, `x-default` among them */
  alternates: Record<string, string>
  /** contents by property or name, of `og:` and `twitter:` */
  social: Record<string, string>
  headings: string[]
  /** pictures without the attribute `alt` */
  unnamedPictures: string[]
  /** the JSON-LD of the page, without the graphs around it */
  data: Thing[]
  /** tags of which a page has one, by how often it has them, where that is not once */
  repeated: string[]
}

/** An object of schema.org. */
export interface Thing {
  '@type': string
  [key: string]: unknown
}

const READ = new Set(['html', 'title', 'meta', 'link', 'h1', 'img', 'script'])

const ONCE = ['description', 'robots', 'og:title', 'og:description', 'og:type', 'og:url', 'og:image']

const thingsIn = (json: string): Thing[] => {
  const value = JSON.parse(json) as Thing | { '@graph': Thing[] }
  return '@graph' in value ? (value['@graph'] as Thing[]) : [value]
}

export const readPage = (url: string, status: number, html: string): ReadPage => {
  const elements = DomUtils.findAll(({ name }) => READ.has(name), parseDocument(html))
  const byName = Map.groupBy(elements, ({ name }) => name)
  const all = (name: string) => byName.get(name) ?? []
  const metas = all('meta').map(({ attribs }) => ({
    key: attribs.name ?? attribs.property ?? '',
    content: attribs.content ?? '',
  }))
  const meta = (key: string) => metas.find((one) => one.key === key)?.content ?? ''
  const links = all('link').map(({ attribs }) => attribs)
  const repeated = ONCE.filter((key) => metas.filter((one) => one.key === key).length > 1)
  if (all('title').length !== 1) repeated.push('title')
  if (links.filter(({ rel }) => rel === 'canonical').length > 1) repeated.push('canonical')
  return {
    url,
    status,
    lang: all('html')[0]?.attribs.lang ?? '',
    title: all('title').map(DomUtils.textContent).join(),
    description: meta('description'),
    robots: meta('robots'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    social: Object.fromEntries(
      metas.filter(({ key }) => /^(og|twitter):/.test(key)).map(({ key, content }) => [key, content]),
    ),
    headings: all('h1').map((heading) => DomUtils.textContent(heading).trim()),
    unnamedPictures: all('img')
      .filter(({ attribs }) => attribs.alt === undefined)
      .map(({ attribs }) => attribs.src ?? ''),
    data: all('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .flatMap((script) => thingsIn(DomUtils.textContent(script))),
    repeated,
  }
}
