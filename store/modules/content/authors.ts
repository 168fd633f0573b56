import type { Context } from '#store/context.ts'

/** Who writes for the first time gets a number from here on, which no account has. */
const FIRST_NEW = 1_000_000_000

/** In place of the name of who had the highest number, which is given to nobody again; no name is blank. */
const NOBODY = ' '

interface Written {
  author_name: string
  status: string
}

/**
 * The number of every author by name: the one that was kept, else the next. Those of a shop whose numbers were never
 * kept are counted from 1, whoever has published first.
 * @param posts all posts and pages, the oldest first
 */
export const numberAuthors = (
  posts: readonly Written[],
  kept: readonly { id: number; name: string }[],
): Map<string, number> => {
  const numbers = new Map(kept.map(({ id, name }) => [name, id]))
  const isPublished = ({ status }: Written) => status === 'publish'
  const inOrder = [...posts.filter(isPublished), ...posts.filter((post) => !isPublished(post))]
  let next = kept.length === 0 ? 1 : Math.max(FIRST_NEW, ...kept.map(({ id }) => id + 1))
  for (const { author_name } of inOrder) if (!numbers.has(author_name)) numbers.set(author_name, next++)
  return numbers
}

export const readAuthorNumbers = ({ db }: Context): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('post_authors').selectAll().orderBy('id').execute()

/** Keeps the numbers that authors have now; call it before a write makes another name the first one. */
export const keepAuthorNumbers = async (context: Context): Promise<void> => {
  const { db } = context
  const posts = await db.selectFrom('posts').select(['author_name', 'status']).orderBy('id').execute()
  const kept = await readAuthorNumbers(context)
  const missing = [...numberAuthors(posts, kept)]
    .filter(([name]) => !kept.some((one) => one.name === name))
    .map(([name, id]) => ({ id, name }))
  if (missing.length > 0)
    await db
      .insertInto('post_authors')
      .values(missing)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/**
 * Forgets the names that stand on no post any more; call it after a write. The highest number stays without its name,
 * so that the next author gets one above it.
 */
export const forgetAuthors = async (context: Context): Promise<void> => {
  const { db } = context
  const posts = await db.selectFrom('posts').select('author_name').distinct().execute()
  const names = new Set(posts.map(({ author_name }) => author_name))
  const kept = await readAuthorNumbers(context)
  const gone = kept.filter(({ name }) => !names.has(name)).map(({ id }) => id)
  const highest = kept.at(-1)?.id
  const lower = gone.filter((id) => id !== highest)
  if (lower.length > 0) await db.deleteFrom('post_authors').where('id', 'in', lower).execute()
  if (highest !== undefined && gone.includes(highest))
    await db.updateTable('post_authors').set({ name: NOBODY }).where('id', '=', highest).execute()
}
