import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import type { ProductRow } from '../products/product.ts'
import { variationTitle } from '../products/variation-title.ts'
import type { AttributeChoice } from '../tables.ts'
import { freeName, slugOf } from './slug.ts'

const freeSlug = (context: Context, wanted: string, ownId: number): Promise<string> =>
  freeName(wanted, async (slug) => {
    const other = await context.db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', slug)
      .where('id', '<>', ownId)
      .executeTakeFirst()
    return other !== undefined
  })

/** A draft is called by its number: it gets a slug of its name when it leaves that state, unless it was given one. */
const SLUGLESS = new Set(['draft', 'pending', 'trash'])

/** The slug that a product has after it was written; '' for one that is called by its number. */
export const slugFor = async (
  context: Context,
  before: Pick<ProductRow, 'id' | 'slug'>,
  { slug, name, status }: { slug: string | undefined; name: string; status: string },
): Promise<string> => {
  const wanted = slug ? slugOf(slug) : ''
  if (wanted) return freeSlug(context, wanted, before.id)
  if (before.slug || SLUGLESS.has(status)) return before.slug
  return freeSlug(context, slugOf(name) || 'product', before.id)
}

/** The slug of a new variation, of the title that it has by its options. */
export const variationSlug = (context: Context, parentName: string, row: ProductRow): Promise<string> => {
  const title = variationTitle(parentName, fromJson(row.attributes) as AttributeChoice[])
  return freeSlug(context, slugOf(title) || 'variation', 0)
}
