import { foldPersian } from '#common/persian.ts'
import { renderTitle } from '#store/http/html.ts'
import {
  isShownTaxonomy,
  listTermPages,
  type TermPage,
  type TermTaxonomy,
} from '#store/http/site/term-pages.ts'
import type { Site } from '../answer.ts'

/** The terms whose name holds the text, by name. */
export const findTermHits = async (
  site: Site,
  query: { search?: string | undefined; include: number[]; exclude: number[] },
  types: readonly TermTaxonomy[],
): Promise<TermPage[]> => {
  const text = foldPersian(query.search ?? '')
  const shown = types.filter((type) => isShownTaxonomy(site, type))
  const all = (await Promise.all(shown.map((type) => listTermPages(site, type)))).flat()
  return all
    .filter(
      ({ id, title }) =>
        (query.include.length === 0 || query.include.includes(id)) &&
        !query.exclude.includes(id) &&
        foldPersian(title).includes(text),
    )
    .sort((a, b) => a.title.localeCompare(b.title, 'fa'))
}

export const termHitJson = ({ base, origin }: Site, { id, title, url, type, path }: TermPage) => ({
  id,
  title: renderTitle(title),
  url: origin + url,
  type,
  _links: {
    self: [{ embeddable: true, href: `${origin}/wp-json/${path}`, targetHints: { allow: ['GET'] } }],
    // taxonomies of products are not among those of wp/v2
    ...(path.startsWith('wp/v2/') ? { about: [{ href: `${base}/taxonomies/${type}` }] } : {}),
    collection: [{ href: `${base}/search` }],
  },
})
