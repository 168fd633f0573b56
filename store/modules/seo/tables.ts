import type { Locale } from '#common/locale.ts'

/** What has a page, and may have a title and a description of its own for search engines. `post` is of pages, too. */
export type SeoKind = 'product' | 'category' | 'brand' | 'tag' | 'post' | 'post_category'

export interface SeoTextsTable {
  kind: SeoKind
  item_id: number
  locale: Locale
  /** '' where the page's own stands for it, as does an empty description */
  title: string
  description: string
  updated_at: number
}
