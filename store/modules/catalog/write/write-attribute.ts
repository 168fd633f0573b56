import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { dropTranslations } from '#store/modules/translations/translations.ts'
import { rewriteAttributes } from './rewrite-attributes.ts'
import { slugOf } from './slug.ts'

export interface AttributeFields {
  name?: string | undefined
  slug?: string | undefined
  type?: string | undefined
  order_by?: string | undefined
  has_archives?: boolean | undefined
}

export type AttributeRefusal =
  | { reason: 'unknown' | 'no_name' }
  | { reason: 'slug_taken' | 'slug_too_long'; slug: string }

const PREFIX = 'pa_'
const LONGEST_SLUG = 28

/** Of the slug if one is given, else of the name; without WooCommerce's prefix. */
const plainSlug = (slug: string | undefined, name: string): string =>
  slugOf((slug || name).replace(/^pa_/i, ''))

const slugRefusal = async (
  { db }: Context,
  slug: string,
  ownId: number,
): Promise<AttributeRefusal | null> => {
  if (Buffer.byteLength(slug) > LONGEST_SLUG) return { reason: 'slug_too_long', slug }
  const other = await db
    .selectFrom('attributes')
    .select('id')
    .where('slug', '=', PREFIX + slug)
    .where('id', '<>', ownId)
    .executeTakeFirst()
  return other ? { reason: 'slug_taken', slug } : null
}

const columnsOf = ({ name, type, order_by, has_archives }: AttributeFields) => ({
  ...(name === undefined ? {} : { name }),
  ...(type === undefined ? {} : { type }),
  ...(order_by === undefined ? {} : { order_by }),
  ...(has_archives === undefined ? {} : { has_archives: has_archives ? 1 : 0 }),
})

/** Makes an attribute that products share. @returns its id */
export const createAttribute = (
  context: Context,
  fields: AttributeFields,
): Promise<Result<number, AttributeRefusal>> =>
  inTransaction(context, async (inside) => {
    const { name } = fields
    if (!name) return refuse({ reason: 'no_name' } as const)
    const slug = plainSlug(fields.slug, name)
    const refusal = await slugRefusal(inside, slug, 0)
    if (refusal) return refuse(refusal)
    const { id } = await inside.db
      .insertInto('attributes')
      .values({
        type: 'select',
        order_by: 'menu_order',
        has_archives: 0,
        ...columnsOf(fields),
        name,
        slug: PREFIX + slug,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(inside, { type: 'attribute.created', payload: { id } })
    return ok(id)
  })

/** Changes an attribute and the products that have it. A new name without a slug makes a new slug, as in WooCommerce. */
export const updateAttribute = (
  context: Context,
  id: number,
  fields: AttributeFields,
): Promise<Result<number, AttributeRefusal>> =>
  inTransaction(context, async (inside) => {
    const before = await inside.db
      .selectFrom('attributes')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!before) return refuse({ reason: 'unknown' } as const)
    if (fields.name === '') return refuse({ reason: 'no_name' } as const)
    const name = fields.name ?? before.name
    const isRenamed = fields.name !== undefined || Boolean(fields.slug)
    const plain = isRenamed ? plainSlug(fields.slug, name) : before.slug.slice(PREFIX.length)
    const refusal = isRenamed ? await slugRefusal(inside, plain, id) : null
    if (refusal) return refuse(refusal)
    const slug = PREFIX + plain
    await inside.db
      .updateTable('attributes')
      .set({ ...columnsOf(fields), slug })
      .where('id', '=', id)
      .execute()
    if (name !== before.name || slug !== before.slug) {
      await rewriteAttributes(inside, id, {
        ofProduct: (attribute) => ({ ...attribute, name, slug }),
        ofChoice: (choice) => ({ ...choice, name, slug }),
      })
    }
    await recordEvent(inside, { type: 'attribute.changed', payload: { id } })
    return ok(id)
  })

/** Deletes an attribute with its terms; products and variations lose it. */
export const deleteAttribute = (context: Context, id: number): Promise<Result<number, AttributeRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db } = inside
    const gone = await db.deleteFrom('attributes').where('id', '=', id).returning('id').executeTakeFirst()
    if (!gone) return refuse({ reason: 'unknown' } as const)
    await rewriteAttributes(inside, id, { ofProduct: () => null, ofChoice: () => null })
    const terms = await db
      .deleteFrom('attribute_terms')
      .where('attribute_id', '=', id)
      .returning('id')
      .execute()
    await dropTranslations(
      inside,
      'term',
      terms.map((term) => term.id),
    )
    await dropTranslations(inside, 'attribute', [id])
    await recordEvent(inside, { type: 'attribute.deleted', payload: { id } })
    return ok(id)
  })
