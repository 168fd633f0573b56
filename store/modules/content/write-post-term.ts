import { ok, type Result, refuse } from '#common/result.ts'
import { isWithin } from '#common/tree.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { freeName, slugOf, type TermRefusal } from '../catalog/catalog.ts'
import { dropSeoTexts } from '../seo/seo.ts'
import { dropTranslations } from '../translations/translations.ts'
import type { PostTaxonomy } from './terms.ts'
import { removeFromPosts } from './write-post.ts'

const TABLES = { category: 'post_categories', post_tag: 'post_tags' } as const
const TEXTS = { category: 'post_category', post_tag: 'post_tag' } as const

export interface PostTermFields {
  name?: string | undefined
  /** made of the name where it is empty */
  slug?: string | undefined
  description?: string | undefined
  /** of categories; 0 is top level */
  parentId?: number | undefined
}

interface Row {
  id: number
  name: string
  slug: string
  description: string
  /** 0 for tags */
  parent_id: number
}

const rowsOf = async ({ db }: Context, taxonomy: PostTaxonomy): Promise<Row[]> => {
  if (taxonomy === 'category') return db.selectFrom('post_categories').selectAll().orderBy('id').execute()
  const tags = await db.selectFrom('post_tags').selectAll().orderBy('id').execute()
  return tags.map((row) => ({ ...row, parent_id: 0 }))
}

const withSlug = (rows: Row[], slug: string, ownId = 0) =>
  rows.find((row) => row.slug === slug && row.id !== ownId)

const columnsOf = (taxonomy: PostTaxonomy, { parent_id, ...row }: Omit<Row, 'id'>) =>
  taxonomy === 'category' ? { ...row, parent_id } : row

const record = (context: Context, id: number) =>
  recordEvent(context, { type: 'content.changed', payload: { id } })

/** Makes a category or tag of the blog; answers its id. */
export const createPostTerm = (
  context: Context,
  taxonomy: PostTaxonomy,
  fields: PostTermFields,
): Promise<Result<number, TermRefusal>> =>
  inTransaction(context, async (inside) => {
    const { name = '', description = '', parentId = 0 } = fields
    if (name === '') return refuse({ reason: 'empty_name' })
    const rows = await rowsOf(inside, taxonomy)
    if (parentId !== 0 && !rows.some(({ id }) => id === parentId)) return refuse({ reason: 'missing_parent' })
    const wanted = slugOf(fields.slug || name) || taxonomy
    const same = rows.find(
      (row) => row.name.toLowerCase() === name.toLowerCase() && row.parent_id === parentId,
    )
    if (same && (!fields.slug || same.slug === wanted)) return refuse({ reason: 'exists', id: same.id })
    const slug = await freeName(wanted, async (free) => withSlug(rows, free) !== undefined)
    const { id } = await inside.db
      .insertInto(TABLES[taxonomy])
      .values(columnsOf(taxonomy, { name, slug, description, parent_id: parentId }) as Omit<Row, 'id'>)
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(inside, id)
    return ok(id)
  })

/** What an update may not do. */
const refusalOf = (rows: Row[], row: Row, after: Row): TermRefusal | null => {
  if (after.name === '') return { reason: 'empty_name' }
  if (withSlug(rows, after.slug, row.id)) return { reason: 'slug_taken', slug: after.slug }
  if (after.parent_id === 0) return null
  if (!rows.some(({ id }) => id === after.parent_id)) return { reason: 'missing_parent' }
  const nodes = rows.map(({ id, parent_id }) => ({ id, parentId: parent_id }))
  return isWithin(nodes, after.parent_id, row.id) ? { reason: 'circle' } : null
}

/** Changes a category or tag of the blog; what is not given stays. */
export const updatePostTerm = (
  context: Context,
  taxonomy: PostTaxonomy,
  id: number,
  fields: PostTermFields,
): Promise<Result<number, TermRefusal>> =>
  inTransaction(context, async (inside) => {
    const rows = await rowsOf(inside, taxonomy)
    const row = rows.find((one) => one.id === id)
    if (!row) return refuse({ reason: 'unknown' })
    const after: Row = {
      id,
      name: fields.name ?? row.name,
      slug: fields.slug === undefined ? row.slug : slugOf(fields.slug) || row.slug,
      description: fields.description ?? row.description,
      parent_id: fields.parentId ?? row.parent_id,
    }
    const refusal = refusalOf(rows, row, after)
    if (refusal) return refuse(refusal)
    const { id: _id, ...values } = after
    await inside.db
      .updateTable(TABLES[taxonomy])
      .set(columnsOf(taxonomy, values))
      .where('id', '=', id)
      .execute()
    await record(inside, id)
    return ok(id)
  })

/** Deletes a category or tag of the blog; categories that lay in it move up, and posts lose it. */
export const deletePostTerm = (
  context: Context,
  taxonomy: PostTaxonomy,
  id: number,
): Promise<Result<number, TermRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db } = inside
    const row = (await rowsOf(inside, taxonomy)).find((one) => one.id === id)
    if (!row) return refuse({ reason: 'unknown' })
    if (taxonomy === 'category') {
      const children = db.updateTable('post_categories').where('parent_id', '=', id)
      await children.set({ parent_id: row.parent_id }).execute()
    }
    await removeFromPosts(inside, taxonomy, id)
    await db.deleteFrom(TABLES[taxonomy]).where('id', '=', id).execute()
    await dropTranslations(inside, TEXTS[taxonomy], [id])
    await dropSeoTexts(inside, TEXTS[taxonomy], id)
    await record(inside, id)
    return ok(id)
  })
