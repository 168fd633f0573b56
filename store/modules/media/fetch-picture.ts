import { type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { addMedia } from './add-media.ts'
import type { Media } from './find-media.ts'
import { createPictureQueue } from './picture-queue.ts'

export interface FetchPicture {
  dataDir: string
  /** calls public addresses alone, and reads a bounded answer */
  fetch: (url: string, init: RequestInit) => Promise<Response>
  signal?: AbortSignal | undefined
}

/** `busy`: too many pictures wait. */
export type FetchRefusal =
  | { reason: 'no_url' | 'not_a_picture' | 'busy' }
  | { reason: 'unreachable'; why: string }

const nameOf = (src: string): string => (URL.parse(src)?.pathname.split('/').at(-1) ?? '').slice(0, 200)

/**
 * Of all callers together: a request may name a hundred pictures, and each answer is held in memory until it is drawn.
 * Those that wait outnumber the entries of a batch.
 */
const fetches = createPictureQueue({ atOnce: 2, bytes: 1, waiting: { upload: 200, variant: 0, later: 0 } })

const fetchAndAdd = async (
  context: Context,
  { dataDir, fetch, signal }: FetchPicture,
  src: string,
  { title, alt }: { title: string; alt: string },
): Promise<Result<Media, FetchRefusal>> => {
  const answer = await fetch(src, signal ? { signal } : {}).catch(() => null)
  if (!answer?.ok) return refuse({ reason: 'unreachable', why: answer?.statusText || 'Not Found' } as const)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const added = await addMedia(context, dataDir, bytes, { title: title || nameOf(src), alt })
  if (added.ok) return added
  return refuse({ reason: added.error === 'busy' ? 'busy' : 'not_a_picture' } as const)
}

/**
 * Downloads a picture, encodes it again and stores it. Call it outside of transactions, because it waits for another
 * server.
 */
export const fetchPicture = async (
  context: Context,
  deps: FetchPicture,
  src: string,
  given: { title: string; alt: string },
): Promise<Result<Media, FetchRefusal>> => {
  if (!/^https?:\/\//i.test(src)) return refuse({ reason: 'no_url' } as const)
  const fetched = await fetches.run('upload', () => fetchAndAdd(context, deps, src, given))
  return fetched.ok ? fetched.value : refuse({ reason: 'busy' } as const)
}

/** The picture that came from this URL before; 0 for none. */
export const findPictureFrom = async ({ db }: Context, url: string): Promise<number> => {
  const row = await db
    .selectFrom('picture_sources')
    .select('media_id')
    .where('url', '=', url)
    .executeTakeFirst()
  return row?.media_id ?? 0
}

/** Remembers where a picture came from. */
export const noteSource = async ({ db }: Context, url: string, mediaId: number): Promise<void> => {
  await db
    .insertInto('picture_sources')
    .values({ url, media_id: mediaId })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ media_id: mediaId }))
    .execute()
}
