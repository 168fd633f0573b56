import type { RaRecord } from 'react-admin'
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

/** What an item can follow: the list it is found in, and how `wp/v2` calls it. */
export const TARGETS = {
  page: { resource: 'pages', type: 'post_type' },
  product_cat: { resource: 'categories', type: 'taxonomy' },
  product: { resource: 'products', type: 'post_type' },
  post: { resource: 'posts', type: 'post_type' },
  product_brand: { resource: 'brands', type: 'taxonomy' },
  product_tag: { resource: 'tags', type: 'taxonomy' },
  category: { resource: 'post-categories', type: 'taxonomy' },
  post_tag: { resource: 'post-tags', type: 'taxonomy' },
} as const
export type TargetKind = keyof typeof TARGETS
