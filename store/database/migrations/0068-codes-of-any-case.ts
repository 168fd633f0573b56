import { type Kysely, sql } from 'kysely'

/** Products are found by SKU and GTIN whatever the case, as in WooCommerce. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropIndex('products_sku').execute()
  for (const column of ['sku', 'global_unique_id'])
    await db.schema
      .createIndex(`products_${column}`)
      .on('products')
      .expression(sql`lower(${sql.ref(column)})`)
      .execute()
}
