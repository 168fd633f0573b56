import { href } from 'react-router'
import { brandHref, categoryHref, tagHref } from '#app/shared/links/links.ts'
import { loadVendor, type VendorView } from '#app/shared/vendors/load-vendor.ts'
import type { Locale } from '#common/locale.ts'
import type { StoreClient } from '#store-api/client/store-client.ts'
import type { Category } from '#store-api/contract/products.ts'
import type { ListScope } from './list-state.ts'

interface Crumb {
  name: string
  path: string
}

/** Where a product list stands: a category, a brand, the whole shop … */
export interface ListingContext {
  /** '' for the lists that the app itself names: shop, sale, featured */
  title: string
  kind: 'shop' | 'sale' | 'featured' | 'term'
  /** HTML */
  description: string
  scope: ListScope
  /** from the shop down to the parent */
  crumbs: Crumb[]
  /** categories below this one that hold something */
  children: { name: string; slug: string; count: number }[]
  /** the one URL of this list, without the language's prefix */
  canonical: string
  /** slugs of the categories to filter by here: null is any */
  within: string[] | null
  /** that its own texts are translated to; missing where they are the app's */
  languages?: readonly Locale[]
}

type Params = Record<string, string | undefined>

const createListing = (
  kind: ListingContext['kind'],
  canonical: string,
  scope: ListScope = {},
): ListingContext => ({
  title: '',
  kind,
  description: '',
  scope,
  crumbs: [],
  children: [],
  canonical,
  within: null,
})

const ancestors = (categories: Category[], category: Category): Category[] => {
  const parent = categories.find(({ id }) => id === category.parent)
  return parent ? [...ancestors(categories, parent), parent] : []
}

const descendants = (categories: Category[], id: number): Category[] =>
  categories
    .filter(({ parent }) => parent === id)
    .flatMap((child) => [child, ...descendants(categories, child.id)])

const categoryListing = async (
  store: StoreClient,
  matches: (category: Category) => boolean,
): Promise<ListingContext | null> => {
  const categories = await store.categories()
  const category = categories.find(matches)
  if (!category) return null
  return {
    ...createListing('term', categoryHref(category.slug), { category: String(category.id) }),
    title: category.name,
    description: category.description,
    languages: category.languages ?? [],
    crumbs: ancestors(categories, category).map(({ name, slug }) => ({ name, path: categoryHref(slug) })),
    children: categories
      .filter(({ parent, count }) => parent === category.id && count > 0)
      .map(({ name, slug, count }) => ({ name, slug, count })),
    within: descendants(categories, category.id).map(({ slug }) => slug),
  }
}

const brandListing = async (store: StoreClient, query: { slug: string } | { include: string }) => {
  const [found, { brand_slug }] = await Promise.all([store.brands(query), store.settings()])
  const brand = found.items[0]
  if (!brand) return null
  return {
    ...createListing('term', brandHref(brand_slug, brand.slug), { brand: String(brand.id) }),
    title: brand.name,
    description: brand.description,
    languages: brand.languages ?? [],
  }
}

const tagListing = async (store: StoreClient, query: { slug: string } | { include: string }) => {
  const tag = (await store.tags(query)).items[0]
  if (!tag) return null
  return {
    ...createListing('term', tagHref(tag.slug), { tag: String(tag.id) }),
    title: tag.name,
    description: tag.description,
    languages: tag.languages ?? [],
  }
}

/** What one vendor offers. */
export const vendorListing = ({ id, slug, name, description }: VendorView): ListingContext => ({
  ...createListing('term', href('/store/:slug', { slug }), { vendor: String(id) }),
  title: name,
  description,
})

const findVendorListing = async (store: StoreClient, id: string): Promise<ListingContext | null> => {
  const vendor = await loadVendor(store, id)
  return vendor && vendorListing(vendor)
}

/** The lists that `products/{id}/{name}/{type}` names beside tags, brands and vendors: of a category, or with 0 of all. */
const SELECTIONS: Record<string, 'all' | 'sale' | 'featured'> = {
  category: 'all',
  all: 'all',
  newest: 'all',
  sale: 'sale',
  on_sale: 'sale',
  featured: 'featured',
}

const shopListing = (kind: 'shop' | 'sale' | 'featured'): ListingContext => {
  if (kind === 'sale') return createListing('sale', href('/shop/sale'), { on_sale: true })
  if (kind === 'featured') return createListing('featured', href('/shop/featured'), { featured: true })
  return createListing('shop', href('/shop'))
}

const selectionListing = async (
  store: StoreClient,
  id: number,
  type: string,
): Promise<ListingContext | null> => {
  const selection = Object.hasOwn(SELECTIONS, type) ? SELECTIONS[type] : undefined
  if (!selection) return null
  if (id === 0) return type === 'category' ? null : shopListing(selection === 'all' ? 'shop' : selection)
  const found = await categoryListing(store, (category) => category.id === id)
  if (!found || selection === 'all') return found
  const more = selection === 'sale' ? { on_sale: true } : { featured: true }
  return { ...found, scope: { ...found.scope, ...more } }
}

const listingById = (store: StoreClient, id: string, type: string): Promise<ListingContext | null> => {
  if (!/^\d{1,9}$/.test(id)) return Promise.resolve(null)
  switch (type) {
    case 'tag':
      return tagListing(store, { include: id })
    case 'brand':
      return brandListing(store, { include: id })
    case 'vendor':
      return findVendorListing(store, id)
    default:
      return selectionListing(store, Number(id), type)
  }
}

/**
 * The listing that a list route's path names, null where there is no such category, tag or brand.
 * @param pattern the route's own path, as `app/routes.ts` writes it
 */
export const findListing = async (
  store: StoreClient,
  pattern: string,
  params: Params,
): Promise<ListingContext | null> => {
  const [first = '', second] = pattern.split('/').filter(Boolean)
  const slug = params.lastchild ?? params.child ?? params.parent ?? ''
  switch (first) {
    case 'shop':
      return shopListing(second === 'sale' || second === 'featured' ? second : 'shop')
    case 'product-category':
      return categoryListing(store, (category) => category.slug === slug)
    case 'product-tag':
      return tagListing(store, { slug })
    case 'products':
      return listingById(store, params.id ?? '', params.type ?? '')
    default:
      return brandListing(store, { slug })
  }
}
