import type { Generated } from 'kysely'
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
  parent_id: number
  menu_order: number
  category_ids: Json<number[]>
  tag_ids: Json<number[]>
  created_at: number
  updated_at: number
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
export interface MenuItemsTable {
  id: Generated<number>
  parent_id: number
  title: string
  url: string
  position: number
}
export interface ContactMessagesTable {
  id: Generated<number>
  name: string
  email: string
  phone: string
  message: string
  created_at: number
}
