import type { Context } from 'hono'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError, tooBusy } from '#store/http/wp-rest/errors.ts'
import { args, readOnly } from '#store/http/wp-rest/parameters.ts'
import {
  describeMedia,
  fetchPicture,
  fileOfUrl,
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
    ...readOnly(
      'date_created',
      'date_created_gmt',
      'date_modified',
      'date_modified_gmt',
      'thumbnail',
      'srcset',
      'sizes',
      'width',
      'height',
      'thumbhash',
    ),
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

const unreachable = (src: string, why: string) =>
  new ApiError(
    400,
    'woocommerce_product_image_upload_error',
    `Error getting remote image ${src}. Error: ${why}`,
  )

const fetchImage = async (c: Context, services: Services, image: GivenImage & { src: string }) => {
  const { src, name: title = '', alt = '' } = image
  const fetched = await fetchPicture(requestContext(c, services), services, src, { title, alt })
  if (fetched.ok) return fetched.value
  switch (fetched.error.reason) {
    case 'busy':
      throw tooBusy(c)
    case 'no_url':
      throw unreachable(src, 'A valid URL was not provided.')
    case 'not_a_picture':
      throw unreachable(src, 'Sorry, you are not allowed to upload this file type.')
    case 'unreachable':
      throw unreachable(src, fetched.error.why)
  }
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
  const file = fileOfUrl(src, originOf(c.req, services))
  const own = file === null ? undefined : await findMediaByFile(context, file)
  if (isShown(own)) return own
  return fetchImage(c, services, { ...image, src })
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
