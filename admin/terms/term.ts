import type { RaRecord } from 'react-admin'
import type { LibraryPicture } from '#admin/shared/inputs/upload-picture.ts'

/** What the screens use of categories, brands and tags of products and of the blog. */
export interface Term extends RaRecord<number> {
  name: string
  slug: string
  description: string
  /** what shoppers find under it */
  count: number
  /** of its page, where the store tells it */
  link?: string
}

/** Those that lie in each other. */
export interface TreeTerm extends Term {
  /** 0 at the top */
  parent: number
  menu_order: number
  image: LibraryPicture | null
}

/** Put in order by hand. */
export type TreeResource = 'categories' | 'brands'
/** Lie in each other. */
export type NestedResource = TreeResource | 'post-categories'
export type TermResource = NestedResource | 'tags' | 'post-tags' | 'shipping-classes'

export const PATHS = {
  categories: 'wc/v3/products/categories',
  brands: 'wc/v3/products/brands',
  'post-categories': 'wp/v2/categories',
} as const satisfies Record<NestedResource, string>

export const isNested = (resource: string): resource is NestedResource => Object.hasOwn(PATHS, resource)
export const isTree = (resource: string): resource is TreeResource =>
  resource === 'categories' || resource === 'brands'
/** Of posts, not of products. */
export const isOfBlog = (resource: string): boolean => resource.startsWith('post-')

/** Has a page in the shop, which search engines may find. */
export type PagedResource = Exclude<TermResource, 'post-tags' | 'shipping-classes'>
export const hasPage = (resource: TermResource): resource is PagedResource =>
  resource !== 'post-tags' && resource !== 'shipping-classes'
/** Read by shoppers, so in both languages. */
export const isShown = (resource: TermResource): boolean => resource !== 'shipping-classes'
