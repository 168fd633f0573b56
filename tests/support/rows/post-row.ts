import type { Insertable } from 'kysely'
import { toJson } from '#store/database/json.ts'
import type { PostsTable } from '#store/modules/content/tables.ts'

/** A post's row; only what a test is about needs to be given. */
export const postRow = (given: Partial<Insertable<PostsTable>> = {}) => ({
  id: 1,
  type: 'post' as const,
  slug: 'coffee',
  title: 'Coffee',
  content: '',
  excerpt: '',
  status: 'publish',
  author_name: '',
  featured_media_id: null,
  sticky: 0,
  comments_open: 1,
  parent_id: 0,
  menu_order: 0,
  category_ids: toJson<number[]>([]),
  tag_ids: toJson<number[]>([]),
  created_at: 0,
  updated_at: 0,
  ...given,
})
