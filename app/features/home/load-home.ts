import { type SlimPicture, slimPicture } from '#app/shared/pictures/slim-picture.ts'
import { type CardProduct, cardFields, toCardProduct } from '#app/shared/product-card/card-product.ts'
import { isMarketplace } from '#app/shared/vendors/load-vendor.ts'
import { toVendorCard, type VendorCardData } from '#app/shared/vendors/vendor-card-data.ts'
import { plainText } from '#common/page-description.ts'
import type { StoreClient } from '#store-api/client/store-client.ts'
import { MAX_PER_PAGE } from '#store-api/client/transport.ts'
import type { Post } from '#store-api/contract/content.ts'
import type { Category, ShopperProductQuery } from '#store-api/contract/products.ts'
import type { AppSettings, Banner, HomeSection } from '#store-api/contract/settings.ts'

interface HomeTerm {
  id: number
  name: string
  slug: string
  image: SlimPicture | null
}

export type HomeBanner = Omit<Banner, 'image'> & {
  image: SlimPicture & Pick<Banner['image'], 'width' | 'height' | 'alt'>
}

interface HomePost {
  slug: string
  title: string
  date: string
  image: { src: string; width: number; height: number } | null
}

type ProductsSection = Extract<HomeSection, { type: 'products' }>

/** What a section shows. */
type Shown =
  | { type: 'banners'; style: number; banners: HomeBanner[] }
  | { type: 'categories' | 'brands'; title: string; terms: HomeTerm[] }
  | {
      type: 'products'
      title: string
      source: ProductsSection['source']
      category: { name: string; slug: string } | null
      countdown: boolean
      /** those that the page is drawn with */
      products: CardProduct[]
      /** ids of those that come once somebody looks through the row */
      more: number[]
    }
  | { type: 'vendors'; title: string; vendors: VendorCardData[] }
  | { type: 'news'; title: string; posts: HomePost[] }
  | { type: 'text'; title: string; html: string }
  | { type: 'recently-viewed'; title: string }
  | { type: 'intro'; title: string; image: string }

type Row = Extract<Shown, { type: 'products' }>
/** What a section will show, rows by the ids of their products. */
type Planned = Exclude<Shown, Row> | (Omit<Row, 'products' | 'more'> & { ids: number[] })

type WithId<T> = T & { id: number }

/** A section of the home page with what it shows. */
export type Section = WithId<Shown>

/** of a row; the rest is behind "see all" */
const SLIDES = 10
/** of these, as many as a desktop shows side by side */
const DRAWN = 5
const POSTS = 4
const BRANDS = 12

const SOURCES: Record<ProductsSection['source'], ShopperProductQuery> = {
  newest: { orderby: 'date', order: 'desc' },
  on_sale: { on_sale: true, in_stock: true },
  featured: { featured: true },
  best_selling: { orderby: 'popularity' },
  category: {},
}

const toBanner = ({ image: { width, height, alt, ...image }, ...banner }: Banner): HomeBanner => ({
  ...banner,
  image: { width, height, alt, ...slimPicture(image) },
})

const toTerm = ({ id, name, slug, image }: Category): HomeTerm => ({
  id,
  name,
  slug,
  image: image && slimPicture(image),
})

const toPost = (post: Post): HomePost => {
  const media = post._embedded?.['wp:featuredmedia']?.[0]
  return {
    slug: post.slug,
    title: plainText(post.title.rendered),
    date: post.date_gmt,
    image: media
      ? {
          src: media.source_url,
          width: media.media_details.width,
          height: media.media_details.height,
        }
      : null,
  }
}

interface Sources {
  store: StoreClient
  settings: AppSettings
  categories: Category[]
}

/** @param rowsAbove rows of products that stand above this one, whose products are not to be shown again */
const planRow = async (
  section: ProductsSection,
  { store, categories }: Sources,
  rowsAbove: number,
): Promise<Planned> => {
  const category = categories.find(({ id }) => id === section.category_id)
  const { products } = await store.products({
    ...SOURCES[section.source],
    ...(section.source === 'category' && { category: String(section.category_id ?? 0) }),
    per_page: Math.min(SLIDES * (rowsAbove + 1), MAX_PER_PAGE),
    facets: false,
    _fields: 'id',
  })
  return {
    type: 'products',
    title: section.title,
    source: section.source,
    category: category ? { name: category.name, slug: category.slug } : null,
    countdown: section.countdown ?? section.source === 'on_sale',
    ids: products.map(({ id }) => id),
  }
}

const planSection = async (
  section: HomeSection,
  sources: Sources,
  rowsAbove: number,
): Promise<Planned | null> => {
  const { store, settings, categories } = sources
  switch (section.type) {
    case 'banners': {
      const chosen = section.banner_ids.flatMap((id) => settings.banners.filter((banner) => banner.id === id))
      const banners = (section.banner_ids.length ? chosen : settings.banners).filter(
        ({ target }) => settings.news_page || target.kind !== 'post',
      )
      return banners.length
        ? { type: 'banners', style: settings.banner_style, banners: banners.map(toBanner) }
        : null
    }
    case 'categories': {
      const chosen = section.category_ids.length
        ? section.category_ids.flatMap((id) => categories.filter((category) => category.id === id))
        : categories.filter((category) => category.parent === 0)
      const filled = chosen.filter((category) => category.count > 0)
      return filled.length ? { type: 'categories', title: section.title, terms: filled.map(toTerm) } : null
    }
    case 'products':
      return planRow(section, sources, rowsAbove)
    case 'vendors': {
      const vendors = isMarketplace(settings) ? await store.featuredVendors(settings.mvf_enabled) : []
      return vendors.length
        ? { type: 'vendors', title: section.title, vendors: vendors.map(toVendorCard) }
        : null
    }
    case 'news': {
      const { items } = settings.news_page ? await store.posts({ per_page: POSTS }) : { items: [] }
      return items.length ? { type: 'news', title: section.title, posts: items.map(toPost) } : null
    }
    case 'brands': {
      const { items } = await store.brands({
        per_page: BRANDS,
        orderby: 'count',
        order: 'desc',
        hide_empty: true,
      })
      return items.length ? { type: 'brands', title: section.title, terms: items.map(toTerm) } : null
    }
    default:
      return section
  }
}

/** the card that leads a new visitor to the others */
const introOf = ({ intro: [first] }: AppSettings): Section[] =>
  first ? [{ type: 'intro', id: -1, title: first.title, image: first.image }] : []

/** What stood in a row above is shown again only where there is nothing else. */
const withoutRepeats = (sections: WithId<Planned>[]): WithId<Planned>[] => {
  const shown = new Set<number>()
  return sections.map((section) => {
    if (section.type !== 'products') return section
    const fresh = section.ids.filter((id) => !shown.has(id))
    const repeated = section.ids.filter((id) => shown.has(id))
    const ids = [...fresh, ...repeated].slice(0, SLIDES)
    for (const id of ids) shown.add(id)
    return { ...section, ids }
  })
}

const isEmpty = (section: Planned): boolean => section.type === 'products' && section.ids.length === 0

/** The first products of every row, asked for at once; a product that stands in several rows travels once. */
const loadCards = async (store: StoreClient, sections: Planned[]): Promise<Map<number, CardProduct>> => {
  const ids = sections.flatMap((section) => (section.type === 'products' ? section.ids.slice(0, DRAWN) : []))
  const products = await store.productsByIds([...new Set(ids)], { _fields: cardFields })
  return new Map(products.map((product) => [product.id, toCardProduct(product)]))
}

const fillRow = (section: WithId<Planned>, cards: Map<number, CardProduct>): Section[] => {
  if (section.type !== 'products') return [section]
  const { ids, ...row } = section
  const products = ids.slice(0, DRAWN).flatMap((id) => cards.get(id) ?? [])
  return products.length ? [{ ...row, products, more: ids.slice(DRAWN) }] : []
}

/** The sections of the home page in the shop's order; one that has nothing to show, or fails, is left out. */
export const loadSections = async (store: StoreClient, settings: AppSettings): Promise<Section[]> => {
  const sources = { store, settings, categories: await store.categories() }
  const rowsAbove = (at: number) =>
    settings.home.slice(0, at).filter(({ type }) => type === 'products').length
  const planned = await Promise.allSettled(
    settings.home.map((section, at) => planSection(section, sources, rowsAbove(at))),
  )
  const wanted = planned.flatMap((result, id): WithId<Planned>[] => {
    if (result.status === 'rejected') {
      console.error('a section of the home page cannot be loaded', result.reason)
      return []
    }
    return result.value && !isEmpty(result.value) ? [{ ...result.value, id }] : []
  })
  const sections = withoutRepeats(wanted)
  const cards = await loadCards(store, sections)
  return [...sections.flatMap((section) => fillRow(section, cards)), ...introOf(settings)]
}

/** Whether there is nothing to be bought; asked for only where no section shows a product. */
export const hasNothing = async (store: StoreClient, sections: Section[]): Promise<boolean> => {
  if (sections.some(({ type }) => type === 'products' || type === 'categories')) return false
  const list = await store.products({ per_page: 1, facets: false, _fields: 'id' }).catch(() => null)
  return list?.total === 0
}
