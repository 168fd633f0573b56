import type { ColumnType, Generated } from 'kysely'
import type { Json } from '#store/database/json.ts'

export interface PostsTable {
  id: Generated<number>
  type: 'post' | 'page'
  slug: string
  title: string
  content: string
  excerpt: string
  /** publish, draft, pending, private, trash */
  status: string
  author_name: string
  featured_media_id: number | null
  sticky: number
  comments_open: number
  /** 1 once it was published or given a slug: it no longer follows the title */
  keeps_slug: Generated<number>
  /** 1 once it was published or given a date: it is no longer dated by its publication */
  keeps_date: Generated<number>
  parent_id: number
  menu_order: number
  category_ids: Json<number[]>
  tag_ids: Json<number[]>
  created_at: number
  updated_at: number
}
export interface PostRevisionsTable {
  id: Generated<number>
  post_id: number
  title: string
  content: string
  excerpt: string
  /** of who wrote it */
  author_name: string
  created_at: number
}
/** Authors are names on posts; these are their numbers. The highest stays when its author is gone, with a blank name. */
export interface PostAuthorsTable {
  id: number
  name: string
}
export interface PostCategoriesTable {
  id: Generated<number>
  parent_id: number
  name: string
  slug: string
  description: string
}
export interface PostTagsTable {
  id: Generated<number>
  name: string
  slug: string
  description: string
}
export interface CommentsTable {
  id: Generated<number>
  post_id: number
  parent_id: number
  customer_id: number
  author_name: string
  author_email: string
  content: string
  /** approved, hold, spam, trash */
  status: string
  created_at: number
}
export interface MenusTable {
  id: Generated<number>
  name: string
  slug: string
  description: Generated<string>
  /** 1 where pages at the top are added when they are published */
  auto_add: Generated<number>
}
export interface MenuLocationsTable {
  /** such as `primary`, where the storefront shows a menu */
  name: string
  menu_id: number
}
/** `custom` is a link, others follow a term or a post, page or product. */
export type MenuItemType = 'custom' | 'taxonomy' | 'post_type'
export interface MenuItemsTable {
  id: Generated<number>
  menu_id: number
  parent_id: number
  title: string
  url: string
  position: number
  type: ColumnType<MenuItemType, MenuItemType | undefined, MenuItemType>
  object: Generated<string>
  object_id: Generated<number>
  target: Generated<string>
  classes: Generated<string>
  xfn: Generated<string>
  attr_title: Generated<string>
  description: Generated<string>
}
export interface ContactMessagesTable {
  id: Generated<number>
  name: string
  email: string
  phone: string
  message: string
  created_at: number
  /** null until somebody of the shop has read it */
  read_at: Generated<number | null>
}
