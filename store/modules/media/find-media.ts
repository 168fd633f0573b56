import { type Selectable, sql } from 'kysely'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { inLanguage, readTranslations } from '../translations/translations.ts'
import { PRIVATE_FOLDER, UNLISTED_FOLDER } from './files.ts'
import type { MediaTable } from './tables.ts'

export type Media = Selectable<MediaTable>

/** The pictures with these ids, by id, with their texts in a language as far as they are translated; ids without one are left out. */
export const findMedia = async (
  context: Context,
  ids: Iterable<number | null>,
  language?: Locale,
): Promise<Map<number, Media>> => {
  const wanted = [...new Set(ids)].filter((id): id is number => Boolean(id))
  const found = new Map<number, Media>()
  for (const some of chunksOf(wanted)) {
    const rows = await context.db.selectFrom('media').selectAll().where('id', 'in', some).execute()
    const texts = language && (await readTranslations(context, 'media', some))
    for (const row of rows)
      found.set(row.id, inLanguage<Media>(row, texts?.get(row.id)?.[language as Locale]))
  }
  return found
}

/** The pictures that visitors may see, newest first, without private ones and those of customers. */
export const listMedia = async (context: Context): Promise<Media[]> =>
  context.db
    .selectFrom('media')
    .selectAll()
    .where('file', 'not like', `${PRIVATE_FOLDER}%`)
    .where('file', 'not like', `${UNLISTED_FOLDER}%`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The picture that lies in this file, below `media/`. */
export const findMediaByFile = (context: Context, file: string): Promise<Media | undefined> =>
  context.db.selectFrom('media').selectAll().where('file', '=', file).executeTakeFirst()

/** The newest picture whose file, or that itself, has this name: `belt-2.jpg`. */
export const findMediaNamed = (context: Context, name: string): Promise<Media | undefined> =>
  context.db
    .selectFrom('media')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        eb('file', '=', name),
        eb('title', '=', name),
        sql<boolean>`file like ${`%/${name.replace(/[\\%_]/g, (sign) => `\\${sign}`)}`} escape '\\'`,
      ]),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst()
