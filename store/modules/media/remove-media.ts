import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_WIDTHS } from '#common/picture-widths.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { dropTranslations } from '../translations/translations.ts'
import { isListedFile, originalPath } from './files.ts'
import { variantPath } from './variants.ts'

/** Takes a picture away for good, with every variant that was made of it. */
export const removeMedia = async (context: Context, dataDir: string, id: number): Promise<void> => {
  const row = await context.db.selectFrom('media').select('file').where('id', '=', id).executeTakeFirst()
  if (!row) return
  const variants = PICTURE_WIDTHS.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => join(dataDir, variantPath(row.file, width, format))),
  )
  for (const path of [originalPath(dataDir, row.file), ...variants]) await rm(path, { force: true })
  // last, so that an interrupted removal can be repeated
  await inTransaction(context, async (inside) => {
    await dropTranslations(inside, 'media', [id])
    await inside.db.deleteFrom('media').where('id', '=', id).execute()
    if (isListedFile(row.file)) await recordEvent(inside, { type: 'media.deleted', payload: { id } })
  })
}
