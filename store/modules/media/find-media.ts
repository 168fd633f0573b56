import { type Selectable, sql } from 'kysely'
import type { Locale } from '#common/locale.ts'
import { foldPersian } from '#common/persian.ts'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { isOneOf } from '#store/database/portable-sql.ts'
import { inLanguage, readTranslations } from '../translations/translations.ts'
import { mediaSlug, PRIVATE_FOLDER, UNLISTED_FOLDER } from './files.ts'
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

type MediaOrder = 'date' | 'id' | 'include' | 'modified' | 'slug' | 'title'

interface MediaFilter {
  /** words of the title or alternative text, in any Persian spelling */
  search?: string | undefined
  include?: number[] | undefined
  exclude?: number[] | undefined
  slugs?: string[] | undefined
  orderBy: MediaOrder
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

/** Those that visitors may see, without private ones and those of customers. */
const listedMedia = ({ db }: Context, { include, exclude }: MediaFilter) => {
  let query = db
    .selectFrom('media')
    .where('file', 'not like', `${PRIVATE_FOLDER}%`)
    .where('file', 'not like', `${UNLISTED_FOLDER}%`)
  if (include?.length) query = query.where(({ ref }) => isOneOf(db, ref('id'), include))
  if (exclude?.length) query = query.where(({ ref, not }) => not(isOneOf(db, ref('id'), exclude)))
  return query
}

const ORDER_COLUMNS = { date: 'created_at', id: 'id', modified: 'updated_at' } as const
type ColumnOrder = keyof typeof ORDER_COLUMNS

const isColumnOrder = (order: MediaOrder): order is ColumnOrder => Object.hasOwn(ORDER_COLUMNS, order)

const countMedia = async (context: Context, filter: MediaFilter): Promise<number> => {
  const { total } = await listedMedia(context, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const sortedMedia = (context: Context, filter: MediaFilter, order: ColumnOrder): Promise<Media[]> =>
  listedMedia(context, filter)
    .selectAll()
    .orderBy(ORDER_COLUMNS[order], filter.direction)
    .orderBy('id', filter.direction)
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()

type Named = Pick<Media, 'id' | 'file' | 'title' | 'alt' | 'created_at' | 'updated_at'>

const comparator = ({ orderBy, include = [] }: MediaFilter): ((a: Named, b: Named) => number) => {
  if (isColumnOrder(orderBy)) {
    const column = ORDER_COLUMNS[orderBy]
    return (a, b) => a[column] - b[column] || a.id - b.id
  }
  switch (orderBy) {
    case 'include':
      return (a, b) => include.indexOf(a.id) - include.indexOf(b.id)
    case 'slug':
      return (a, b) => a.file.localeCompare(b.file)
    case 'title':
      return (a, b) => a.title.localeCompare(b.title, 'fa')
  }
}

/** The ids of all that match, in order: what the database cannot compare is read of each picture, and nothing else. */
const namedMedia = async (context: Context, filter: MediaFilter): Promise<number[]> => {
  const { slugs, orderBy, direction } = filter
  const search = foldPersian(filter.search ?? '')
  const rows: Named[] = await listedMedia(context, filter)
    .select(['id', 'file', 'title', 'alt', 'created_at', 'updated_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const found = rows.filter(
    ({ file, title, alt }) =>
      (!slugs || slugs.includes(mediaSlug(file))) &&
      (search === '' || foldPersian(`${title} ${alt}`).includes(search)),
  )
  found.sort(comparator(filter))
  if (direction === 'desc' && orderBy !== 'include') found.reverse()
  return found.map(({ id }) => id)
}

/** A page of the pictures that visitors may see, and how many there are; `include` is an order of its own, whatever the direction. */
export const listMedia = async (
  context: Context,
  filter: MediaFilter,
): Promise<{ total: number; media: Media[] }> => {
  const { orderBy, offset, limit } = filter
  if (!filter.search && !filter.slugs && isColumnOrder(orderBy)) {
    return { total: await countMedia(context, filter), media: await sortedMedia(context, filter, orderBy) }
  }
  const ids = await namedMedia(context, filter)
  const shown = ids.slice(offset, offset + limit)
  const rows = await findMedia(context, shown)
  return { total: ids.length, media: shown.flatMap((id) => rows.get(id) ?? []) }
}

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
