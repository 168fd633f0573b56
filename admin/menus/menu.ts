import type { RaRecord } from 'react-admin'
import type { Query } from '#admin/api/call.ts'
import type { TreeNode } from '#admin/shared/tree/tree.ts'

/** What the screen uses of a menu of `wp/v2`. */
export interface ShopMenu extends RaRecord<number> {
  /** HTML */
  name: string
  locations: string[]
}

/** What the screen uses of an item of a menu. */
export interface MenuItem extends TreeNode, RaRecord<number> {
  title: string
  url: string
  type: 'custom' | 'taxonomy' | 'post_type'
  object: string
  target: '' | '_blank'
  /** what it follows is gone */
  invalid: boolean
}

/** Where the storefront takes its menu from. */
export const SHOWN_AT = 'primary'

/** What an item can follow: the list it is found in, how that is asked for, and how `wp/v2` calls it. */
export interface MenuTarget {
  resource: string
  type: 'post_type' | 'taxonomy'
  meta?: { query: Query }
}

// who may put a menu together need not have a right on products
const AS_SHOPPERS = { query: { context: 'view' } }

export const TARGETS = {
  page: { resource: 'pages', type: 'post_type' },
  product_cat: { resource: 'categories', type: 'taxonomy' },
  product: { resource: 'products', type: 'post_type', meta: AS_SHOPPERS },
  post: { resource: 'posts', type: 'post_type' },
  product_brand: { resource: 'brands', type: 'taxonomy' },
  product_tag: { resource: 'tags', type: 'taxonomy' },
  category: { resource: 'post-categories', type: 'taxonomy' },
  post_tag: { resource: 'post-tags', type: 'taxonomy' },
} as const satisfies Record<string, MenuTarget>
export type TargetKind = keyof typeof TARGETS
