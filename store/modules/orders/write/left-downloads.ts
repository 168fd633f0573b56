import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { namedDownloads } from '#store/modules/catalog/catalog.ts'
import { dropLeftDownloads } from '#store/modules/media/media.ts'

/** Deletes uploaded files that for a week no product has named, and that no buyer was given. */
export const dropUnnamedDownloads = (context: Context, dataDir: string): Promise<number> =>
  dropLeftDownloads(dataDir, context.clock, async (files) => {
    const named = new Set(await namedDownloads(context))
    for (const some of chunksOf(files)) {
      const given = await context.db
        .selectFrom('download_permissions')
        .select('file')
        .where('file', 'in', some)
        .execute()
      for (const { file } of given) named.add(file)
    }
    return named
  })
