import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'

/** The files that products and variations name for their buyers, those in the trash too. */
export const namedDownloads = async ({ db }: Context): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('products').select('downloads').where('downloads', '<>', '[]').execute()
  return new Set(rows.flatMap(({ downloads }) => fromJson(downloads).map(({ file }) => file)))
}
