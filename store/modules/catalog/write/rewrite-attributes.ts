import type { Context } from '#store/context.ts'
import { fromJson, type Json, toJson } from '#store/database/json.ts'
import type { AttributeChoice, ProductAttribute } from '../tables.ts'

/** What becomes of an attribute where products name it; null takes it away. */
export interface AttributeRewrite {
  ofProduct: (attribute: ProductAttribute) => ProductAttribute | null
  /** of a variation, or of what is chosen at first */
  ofChoice: (choice: AttributeChoice) => AttributeChoice | null
}

const rewriteAll = <T extends { id: number }>(all: T[], id: number, rewrite: (one: T) => T | null): T[] =>
  all.flatMap((one) => (one.id === id ? (rewrite(one) ?? []) : one))

/** Products hold the names of their attributes and options: a change of these is written into all that have them. */
export const rewriteAttributes = async (
  { db }: Context,
  attributeId: number,
  { ofProduct, ofChoice }: AttributeRewrite,
): Promise<void> => {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'type', 'attributes', 'default_attributes'])
    // none is missed, and what has another id that begins alike is passed over below
    .where('attributes', 'like', `%"id":${attributeId}%`)
    .execute()
  for (const row of rows) {
    const named = fromJson(row.attributes as Json<{ id: number }[]>)
    if (!named.some(({ id }) => id === attributeId)) continue
    const attributes =
      row.type === 'variation'
        ? rewriteAll(fromJson(row.attributes) as AttributeChoice[], attributeId, ofChoice)
        : rewriteAll(fromJson(row.attributes) as ProductAttribute[], attributeId, ofProduct)
    await db
      .updateTable('products')
      .set({
        attributes: toJson<ProductAttribute[] | AttributeChoice[]>(attributes),
        default_attributes: toJson(rewriteAll(fromJson(row.default_attributes), attributeId, ofChoice)),
      })
      .where('id', '=', row.id)
      .execute()
  }
}
