import { isSwitchedOn } from '#common/page-screen.ts'
import { loadProducts } from '#store/modules/catalog/catalog.ts'
import {
  findWrittenPost,
  type MenuEntry,
  type PostType,
  shownStatus,
  translatePost,
} from '#store/modules/content/content.ts'
import { readTranslations } from '#store/modules/translations/translations.ts'
import {
  isShownTaxonomy,
  listTermPages,
  type PageSource,
  TERM_TAXONOMIES,
  type TermTaxonomy,
} from './term-pages.ts'
import { siteUrls } from './urls.ts'

/** The kinds of things that an entry of a menu can follow, by its type. */
export const MENU_OBJECTS = {
  taxonomy: TERM_TAXONOMIES,
  post_type: ['post', 'page', 'product'],
} as const

/** What an entry of a menu follows. */
export interface MenuTarget {
  title: string
  /** below the origin */
  url: string
  /** whether visitors see it */
  isShown: boolean
}

type Followed = Pick<MenuEntry, 'type' | 'object' | 'objectId'>

/** Finds what one entry follows; undefined for a link, and where there is no such thing. */
export type FindMenuTarget = (entry: Followed) => MenuTarget | undefined

const keyOf = ({ object, objectId }: Followed): string => `${object} ${objectId}`
const isTaxonomy = (object: string): object is TermTaxonomy => TERM_TAXONOMIES.some((one) => one === object)
const isPostType = (object: string): object is PostType => object === 'post' || object === 'page'

const termTargets = async (source: PageSource, objects: ReadonlySet<string>) => {
  const pages = await Promise.all([...objects].filter(isTaxonomy).map((type) => listTermPages(source, type)))
  return pages
    .flat()
    .map(({ id, type, title, url }): [string, MenuTarget] => [
      `${type} ${id}`,
      { title, url, isShown: isShownTaxonomy(source, type) },
    ])
}

const postTarget = async ({ context, settings, language }: PageSource, type: PostType, id: number) => {
  const written = await findWrittenPost(context, type, id)
  if (!written || written.status === 'trash') return undefined
  const { title, slug } = translatePost(written, language)
  const url = type === 'post' ? siteUrls.post(slug) : siteUrls.page(id)
  const isPublished = shownStatus(written, context.clock()) === 'publish'
  return { title, url, isShown: isPublished && isSwitchedOn(written, settings) }
}

const postTargets = async (source: PageSource, entries: readonly Followed[]) => {
  const found: [string, MenuTarget][] = []
  for (const entry of entries) {
    const { object, objectId } = entry
    const target = isPostType(object) ? await postTarget(source, object, objectId) : undefined
    if (target) found.push([keyOf(entry), target])
  }
  return found
}

const productTargets = async ({ services, context, language }: PageSource, entries: readonly Followed[]) => {
  const ids = entries.filter(({ object }) => object === 'product').map(({ objectId }) => objectId)
  if (ids.length === 0) return []
  const products = [...(await loadProducts(context, ids)).values()]
  const texts = language ? await readTranslations(context, 'product', ids) : undefined
  return products
    .filter(({ type, status }) => type !== 'variation' && status !== 'trash')
    .map(({ id, slug, name }): [string, MenuTarget] => [
      `product ${id}`,
      {
        title: (language && texts?.get(id)?.[language]?.name) ?? name,
        url: siteUrls.product(slug),
        isShown: services.catalog.isListed(id),
      },
    ])
}

/** Looks up what these entries follow. */
export const findMenuTargets = async (
  source: PageSource,
  entries: readonly Followed[],
): Promise<FindMenuTarget> => {
  const objects = new Set(entries.map(({ object }) => object))
  const targets = new Map([
    ...(await termTargets(source, objects)),
    ...(await postTargets(source, entries)),
    ...(await productTargets(source, entries)),
  ])
  return (entry) => targets.get(keyOf(entry))
}
