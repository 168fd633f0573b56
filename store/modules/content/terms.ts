import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { memoizeUntil } from '#store/events/memoize-until.ts'
import { inLanguage, readTranslations, type TextsByLocale } from '../translations/translations.ts'
import { isContentEvent, publishedPosts } from './posts.ts'

export type PostTaxonomy = 'category' | 'post_tag'

export interface PostTerm {
  id: number
  taxonomy: PostTaxonomy
  name: string
  slug: string
  description: string
  /** 0 for tags and at the top */
  parentId: number
  /** published posts in it */
  count: number
  /** in other languages, as far as there are any */
  texts: TextsByLocale<'post_category'> | undefined
}

const allTerms = memoizeUntil(
  isContentEvent,
  async (context: Context): Promise<Omit<PostTerm, 'count'>[]> => {
    const categories = await context.db.selectFrom('post_categories').selectAll().orderBy('id').execute()
    const tags = await context.db.selectFrom('post_tags').selectAll().orderBy('id').execute()
    const categoryTexts = await readTranslations(context, 'post_category')
    const tagTexts = await readTranslations(context, 'post_tag')
    return [
      ...categories.map(({ parent_id, ...row }) => ({
        ...row,
        taxonomy: 'category' as const,
        parentId: parent_id,
        texts: categoryTexts.get(row.id),
      })),
      ...tags.map((row) => ({
        ...row,
        taxonomy: 'post_tag' as const,
        parentId: 0,
        texts: tagTexts.get(row.id),
      })),
    ]
  },
)

/** All categories or all tags of the blog, with their counts, in the order they were made. */
export const listPostTerms = async (
  context: Context,
  taxonomy: PostTaxonomy,
  language?: Locale,
): Promise<PostTerm[]> => {
  const counts = new Map<number, number>()
  for (const post of await publishedPosts(context, 'post')) {
    for (const id of taxonomy === 'category' ? post.categoryIds : post.tagIds) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  const terms = await allTerms(context)
  return terms
    .filter((term) => term.taxonomy === taxonomy)
    .map((term) => inLanguage(term, language && term.texts?.[language]))
    .map((term) => ({ ...term, count: counts.get(term.id) ?? 0 }))
}
