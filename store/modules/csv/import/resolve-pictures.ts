import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import {
  type FetchPicture,
  fetchPicture,
  fileOfUrl,
  findMediaByFile,
  findMediaNamed,
  findPictureFrom,
  isListedFile,
  type Media,
  noteSource,
} from '#store/modules/media/media.ts'

/** ms that a picture may take to arrive; a product may have many, and a chunk has less than a minute */
const PATIENCE = 8_000
const LONGEST_URL = 2_000

/** The ids of a row's pictures, or why it has to do without itself. */
export type Pictures = Result<number[], string>

const isUrl = (source: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(source)
const isShown = (media: Media | undefined): media is Media => media !== undefined && isListedFile(media.file)

const why = (source: string, error: { reason: string; why?: string }): string => {
  if (error.reason === 'not_a_picture') return `Invalid image: ${source} is no picture that can be drawn.`
  const reason = error.reason === 'no_url' ? 'A valid URL was not provided.' : error.why
  return `Error getting remote image ${source}. Error: ${reason}`
}

/** Asked for again rather than noted as missing. */
class PicturesBusy extends Error {}

const resolveOne = async (
  context: Context,
  deps: FetchPicture,
  source: string,
  origin: string,
): Promise<Result<number, string>> => {
  if (source.length > LONGEST_URL) return refuse(`The URL of an image has at most ${LONGEST_URL} characters.`)
  if (!isUrl(source)) {
    const named = await findMediaNamed(context, source)
    return isShown(named) ? ok(named.id) : refuse(`Unable to use image "${source}".`)
  }
  const file = fileOfUrl(source, origin)
  const own = file === null ? undefined : await findMediaByFile(context, file)
  const known = isShown(own) ? own.id : await findPictureFrom(context, source)
  if (known) return ok(known)
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(deps.signal ? [deps.signal] : [])])
  const fetched = await fetchPicture(context, { ...deps, signal }, source, { title: '', alt: '' })
  deps.signal?.throwIfAborted()
  if (fetched.ok) {
    await noteSource(context, source, fetched.value.id)
    return ok(fetched.value.id)
  }
  if (fetched.error.reason === 'busy') throw new PicturesBusy('too many pictures wait')
  return refuse(why(source, fetched.error))
}

/**
 * Finds the pictures of a row in the library, and fetches those that are not there; the first that cannot be had ends it.
 * What was fetched is remembered, so that whoever is interrupted does not fetch it again.
 */
export const resolvePictures = async (
  context: Context,
  deps: FetchPicture,
  sources: readonly string[],
  origin: string,
): Promise<Pictures> => {
  const ids: number[] = []
  for (const source of sources) {
    const found = await resolveOne(context, deps, source, origin)
    if (!found.ok) return found
    ids.push(found.value)
  }
  return ok(ids)
}
