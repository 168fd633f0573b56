import type { Kysely } from 'kysely'

/** A picture that stands for a term of an attribute, where no colour can, as of a pattern. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('attribute_terms').addColumn('swatch_image_id', 'bigint').execute()
}
