import type { RaRecord } from 'react-admin'
import type { LibraryPicture } from '#admin/shared/inputs/upload-picture.ts'

/** What the screens use of categories, brands and tags of `wc/v3/products`. */
export interface Term extends RaRecord<number> {
  name: string
  slug: string
  description: string
  /** what shoppers find under it */
  count: number
}

/** Categories and brands, which lie in each other. */
export interface TreeTerm extends Term {
  /** 0 at the top */
  parent: number
  menu_order: number
  image: LibraryPicture | null
}

export type TreeResource = 'categories' | 'brands'

export const PATHS = { categories: 'wc/v3/products/categories', brands: 'wc/v3/products/brands' } as const
