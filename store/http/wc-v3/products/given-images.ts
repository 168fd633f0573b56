import type { Context } from 'hono'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError, tooBusy } from '#store/http/wp-rest/errors.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import {
  addMedia,
  createPictureQueue,
  describeMedia,
  findMedia,
  findMediaByFile,
  isListedFile,
  type Media,
} from '#store/modules/media/media.ts'
import type { Services } from '#store/services.ts'

/** A picture as products and categories are given one: one of the shop's by `id` or URL, or the URL of another. */
export const imageArg = {
  type: 'object',
  properties: args({
    id: { type: 'integer' },
    src: { type: 'string' },
    name: { type: 'string' },
    alt: { type: 'string' },
  }),
} as const

export interface GivenImage {
  id?: number | undefined
  src?: string | undefined
  name?: string | undefined
  alt?: string | undefined
}

const MEDIA_PATH = /^\/media\/(?:\d+\/)?(\d{4}\/.+|[^/].*)$/

const unreachable = (src: string, why: string) =>
  new ApiError(
    400,
    'woocommerce_product_image_upload_error',
    `Error getting remote image ${src}. Error: ${why}`,
  )

/** The file in our library that a URL of ours shows, in whatever width. */
const ownFile = (c: Context, services: Services, src: string): string | null => {
  const origin = originOf(c.req, services)
  const url = URL.parse(src, origin)
  if (url?.origin !== origin) return null
  try {
    return MEDIA_PATH.exec(decodeURIComponent(url.pathname))?.[1] ?? null
  } catch {
    return null
  }
}

const nameOf = (src: string): string => (URL.parse(src)?.pathname.split('/').at(-1) ?? '').slice(0, 200)

/**
 * Of all requests together: a batch may name a picture in each of its entries, and each answer is held in memory until
 * it is drawn. Those that wait outnumber the entries of a batch.
 */
const fetches = createPictureQueue({ atOnce: 2, bytes: 1, waiting: { upload: 200, variant: 0, later: 0 } })

/** A picture from elsewhere, drawn anew; `services.fetch` calls public addresses alone, and reads a bounded answer. */
const fetchImage = async (c: Context, services: Services, image: GivenImage & { src: string }) => {
  const { src } = image
  if (!/^https?:\/\//i.test(src)) throw unreachable(src, 'A valid URL was not provided.')
  const answer = await services.fetch(src, {}).catch(() => null)
  if (!answer?.ok) throw unreachable(src, answer?.statusText || 'Not Found')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const added = await addMedia(requestContext(c, services), services.dataDir, bytes, {
    title: image.name || nameOf(src),
    alt: image.alt ?? '',
  })
  if (added.ok) return added.value
  if (added.error === 'busy') throw tooBusy(c)
  throw unreachable(src, 'Sorry, you are not allowed to upload this file type.')
}

const isShown = (media: Media | undefined): media is Media => media !== undefined && isListedFile(media.file)

/** The library's picture that is meant; null where it has none of this id. */
const findGiven = async (c: Context, services: Services, image: GivenImage): Promise<Media | null> => {
  const context = requestContext(c, services)
  if (image.id) {
    const media = (await findMedia(context, [image.id])).get(image.id)
    return isShown(media) ? media : null
  }
  const src = image.src?.trim()
  if (!src) return null
  const file = ownFile(c, services, src)
  const own = file === null ? undefined : await findMediaByFile(context, file)
  if (isShown(own)) return own
  const fetched = await fetches.run('upload', () => fetchImage(c, services, { ...image, src }))
  if (!fetched.ok) throw tooBusy(c)
  return fetched.value
}

/**
 * The id of a given picture, fetched where it is not in the library; its name and text follow what is given.
 * @returns null where there is none of this id
 * @throws ApiError 400 for a URL that shows no picture, 503 while too many are drawn
 */
export const resolveImage = async (
  c: Context,
  services: Services,
  image: GivenImage,
): Promise<number | null> => {
  const media = await findGiven(c, services, image)
  if (!media) return null
  const { name: title = media.title, alt = media.alt } = image
  if (title !== media.title || alt !== media.alt) {
    await describeMedia(requestContext(c, services), media.id, { title, alt })
  }
  return media.id
}
