import { sql } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import { isWithin } from '#common/tree.ts'
import type { Context } from '#store/context.ts'
import { hasNumber, withoutNumber } from '#store/database/portable-sql.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { dropSeoTexts } from '#store/modules/seo/seo.ts'
import { dropTranslations } from '#store/modules/translations/translations.ts'
import { rewriteAttributes } from './rewrite-attributes.ts'
import { freeName, slugOf } from './slug.ts'

const TABLES = {
  category: 'categories',
  brand: 'brands',
  tag: 'tags',
  shipping_class: 'shipping_classes',
  term: 'attribute_terms',
} as const
export type WrittenTerm = keyof typeof TABLES

/** What a kind has beside name, slug and description. */
export interface TermFields {
  name?: string | undefined
  slug?: string | undefined
  description?: string | undefined
  /** of categories and brands; 0 is top level */
  parent_id?: number | undefined
  /** of categories: default, products, subcategories, both */
  display?: string | undefined
  /** of categories and brands */
  image_id?: number | null | undefined
  /** not of tags and shipping classes */
  menu_order?: number | undefined
  /** of terms of attributes: `#rrggbb`, null for none */
  swatch?: string | null | undefined
  /** of terms of attributes */
  swatch_image_id?: number | null | undefined
}

export type TermRefusal =
  | { reason: 'unknown' | 'empty_name' | 'missing_parent' | 'circle' }
  | { reason: 'exists'; id: number }
  | { reason: 'slug_taken'; slug: string }

interface Row {
  id: number
  name: string
  slug: string
  parent_id?: number
  attribute_id?: number
}

const isTree = (kind: WrittenTerm): boolean => kind === 'category' || kind === 'brand'

/** Where a slug is used once: a kind, or the terms of one attribute. */
const within = (kind: WrittenTerm, attributeId: number) =>
  kind === 'term' ? sql`attribute_id = ${attributeId}` : sql`1 = 1`

const findRow = async ({ db }: Context, kind: WrittenTerm, id: number): Promise<Row | undefined> => {
  const found = await sql<Row>`select * from ${sql.table(TABLES[kind])} where id = ${id}`.execute(db)
  return found.rows[0]
}

const rowWithSlug = async (
  { db }: Context,
  kind: WrittenTerm,
  attributeId: number,
  slug: string,
): Promise<Row | undefined> => {
  const table = sql.table(TABLES[kind])
  const found = await sql<Row>`select * from ${table}
    where slug = ${slug} and ${within(kind, attributeId)}`.execute(db)
  return found.rows[0]
}

/** A term of this name beside the one that is to be made or renamed. */
const namesake = async (
  { db }: Context,
  kind: WrittenTerm,
  attributeId: number,
  { name, parent_id, id = 0 }: { name: string; parent_id: number; id?: number },
): Promise<Row | undefined> => {
  const under = isTree(kind) ? sql`parent_id = ${parent_id}` : within(kind, attributeId)
  const found = await sql<Row>`select * from ${sql.table(TABLES[kind])}
    where lower(name) = lower(${name}) and id <> ${id} and ${under} order by id limit 1`.execute(db)
  return found.rows[0]
}

/** Only what is given, and what the kind has. */
const columnsOf = (kind: WrittenTerm, fields: TermFields): Record<string, string | number | null> => {
  const { name, slug, description, parent_id, display, image_id, menu_order } = fields
  const { swatch, swatch_image_id } = fields
  const all = {
    name,
    slug,
    description,
    ...(isTree(kind) ? { parent_id, image_id } : {}),
    ...(kind === 'category' ? { display } : {}),
    ...(isTree(kind) || kind === 'term' ? { menu_order } : {}),
    ...(kind === 'term' ? { swatch, swatch_image_id } : {}),
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

const emptyRow = (kind: WrittenTerm, attributeId: number) => ({
  description: '',
  ...(isTree(kind) ? { parent_id: 0, image_id: null } : {}),
  ...(kind === 'category' ? { display: 'default' } : {}),
  ...(isTree(kind) || kind === 'term' ? { menu_order: 0 } : {}),
  ...(kind === 'term' ? { attribute_id: attributeId, swatch: null, swatch_image_id: null } : {}),
})

const record = (context: Context, kind: WrittenTerm, what: 'created' | 'changed' | 'deleted', id: number) =>
  recordEvent(context, { type: `${kind}.${what}`, payload: { id } })

/** The slug that a new term of this name would get. */
export const suggestSlug = (context: Context, kind: WrittenTerm, name: string): Promise<string> =>
  freeName(slugOf(name), async (slug) => (await rowWithSlug(context, kind, 0, slug)) !== undefined)

/**
 * Makes a category, brand, tag, shipping class or term of an attribute. Without a slug it gets one of its name; one
 * that others have gets a number.
 * @param attributeId of a term
 * @returns its id
 */
export const createTerm = (
  context: Context,
  kind: WrittenTerm,
  fields: TermFields,
  attributeId = 0,
): Promise<Result<number, TermRefusal>> =>
  inTransaction(context, async (inside) => {
    const name = fields.name ?? ''
    if (name === '') return refuse({ reason: 'empty_name' } as const)
    const parent_id = fields.parent_id ?? 0
    if (isTree(kind) && parent_id !== 0 && !(await findRow(inside, kind, parent_id)))
      return refuse({ reason: 'missing_parent' } as const)
    const wanted = slugOf(fields.slug || name) || kind
    const same = await namesake(inside, kind, attributeId, { name, parent_id })
    if (same && (!fields.slug || same.slug === wanted))
      return refuse({ reason: 'exists', id: same.id } as const)
    const isTaken = async (slug: string) => (await rowWithSlug(inside, kind, attributeId, slug)) !== undefined
    const slug = await freeName(wanted, isTaken)
    const row = { ...emptyRow(kind, attributeId), ...columnsOf(kind, fields), name, slug }
    const { id } = await inside.db
      .insertInto(TABLES[kind])
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(inside, kind, 'created', id)
    return ok(id)
  })

const isBelow = async (
  { db }: Context,
  kind: WrittenTerm,
  id: number,
  ancestor: number,
): Promise<boolean> => {
  const nodes = await sql<{ id: number; parentId: number }>`
    select id, parent_id as "parentId" from ${sql.table(TABLES[kind])}`.execute(db)
  return isWithin(nodes.rows, id, ancestor)
}

/** What an update may not do. */
const refusalOf = async (
  context: Context,
  kind: WrittenTerm,
  row: Row,
  { name, slug, parent_id }: TermFields,
): Promise<TermRefusal | null> => {
  if (name === '') return { reason: 'empty_name' }
  // products know terms of attributes by their names alone
  if (kind === 'term' && name !== undefined && name !== row.name) {
    const same = await namesake(context, kind, row.attribute_id ?? 0, { name, parent_id: 0, id: row.id })
    if (same) return { reason: 'exists', id: same.id }
  }
  if (slug !== undefined && slug !== row.slug) {
    const other = await rowWithSlug(context, kind, row.attribute_id ?? 0, slug)
    if (other && other.id !== row.id) return { reason: 'slug_taken', slug }
  }
  if (!isTree(kind) || !parent_id || parent_id === row.id) return null
  if (!(await findRow(context, kind, parent_id))) return { reason: 'missing_parent' }
  return (await isBelow(context, kind, parent_id, row.id)) ? { reason: 'circle' } : null
}

/**
 * Changes a term; what is not given stays. Products follow a new name. A term that is to lie in itself goes to the top.
 * @param attributeId of a term, to which it must belong
 */
export const updateTerm = (
  context: Context,
  kind: WrittenTerm,
  id: number,
  fields: TermFields,
  attributeId = 0,
): Promise<Result<number, TermRefusal>> =>
  inTransaction(context, async (inside) => {
    const row = await findRow(inside, kind, id)
    if (!row || (kind === 'term' && row.attribute_id !== attributeId))
      return refuse({ reason: 'unknown' } as const)
    const slug = fields.slug === undefined ? undefined : slugOf(fields.slug) || row.slug
    const refusal = await refusalOf(inside, kind, row, { ...fields, slug })
    if (refusal) return refuse(refusal)
    const parent_id = fields.parent_id === id ? 0 : fields.parent_id
    const values = columnsOf(kind, { ...fields, slug, parent_id })
    if (Object.keys(values).length === 0) return ok(id)
    await inside.db
      .updateTable(TABLES[kind])
      .set(values as never)
      .where('id', '=', id)
      .execute()
    const { name } = fields
    if (kind === 'term' && name !== undefined && name !== row.name) {
      await renameOption(inside, attributeId, row.name, name)
    }
    await record(inside, kind, 'changed', id)
    return ok(id)
  })

const renameOption = (context: Context, attributeId: number, from: string, to: string): Promise<void> =>
  rewriteAttributes(context, attributeId, {
    ofProduct: (attribute) => ({
      ...attribute,
      options: attribute.options.map((option) => (option === from ? to : option)),
    }),
    ofChoice: (choice) => (choice.option === from ? { ...choice, option: to } : choice),
  })

const ON_PRODUCTS = { category: 'category_ids', brand: 'brand_ids', tag: 'tag_ids' } as const

/** Takes a term from all products; variations of an option that is gone can be had in any. */
const removeFromProducts = async (context: Context, kind: WrittenTerm, row: Row): Promise<void> => {
  const { db } = context
  if (kind === 'term') {
    await rewriteAttributes(context, row.attribute_id ?? 0, {
      ofProduct: (attribute) => ({
        ...attribute,
        options: attribute.options.filter((option) => option !== row.name),
      }),
      ofChoice: (choice) => (choice.option === row.name ? { ...choice, option: '' } : choice),
    })
  } else if (kind === 'shipping_class') {
    await db
      .updateTable('products')
      .set({ shipping_class_id: 0 })
      .where('shipping_class_id', '=', row.id)
      .execute()
  } else {
    const ids = sql.ref(ON_PRODUCTS[kind])
    await sql`update products set ${ids} = ${withoutNumber(db, ids, row.id)}
      where ${hasNumber(db, ids, row.id)}`.execute(db)
  }
}

/** Deletes a term; what lay in it moves up, and products lose it. */
export const deleteTerm = (
  context: Context,
  kind: WrittenTerm,
  id: number,
  attributeId = 0,
): Promise<Result<number, TermRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db } = inside
    const row = await findRow(inside, kind, id)
    if (!row || (kind === 'term' && row.attribute_id !== attributeId))
      return refuse({ reason: 'unknown' } as const)
    if (isTree(kind)) {
      const table = sql.table(TABLES[kind])
      await sql`update ${table} set parent_id = ${row.parent_id ?? 0} where parent_id = ${id}`.execute(db)
    }
    await removeFromProducts(inside, kind, row)
    await db.deleteFrom(TABLES[kind]).where('id', '=', id).execute()
    if (kind !== 'shipping_class') await dropTranslations(inside, kind, [id])
    await dropSeoTexts(inside, kind, id)
    await record(inside, kind, 'deleted', id)
    return ok(id)
  })
