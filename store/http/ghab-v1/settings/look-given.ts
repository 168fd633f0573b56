import { isObject } from '#common/is-object.ts'
import type { Context } from '#store/context.ts'
import { fileOfUrl, findMediaByFile } from '#store/modules/media/media.ts'
import type { Look } from '#store/modules/settings/settings.ts'

/** URLs of our own pictures without the origin that answers give them. */
const local = (value: unknown, origin: string): unknown => {
  if (typeof value === 'string') {
    return value.startsWith(`${origin}/media/`) ? value.slice(origin.length) : value
  }
  if (Array.isArray(value)) return value.map((one) => local(one, origin))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, local(one, origin)]))
}

/** A banner's picture with its size, as the library has it; one that the library has not is left to be refused. */
const completeImage = async (context: Context, image: unknown, origin: string): Promise<unknown> => {
  if (!isObject(image)) return image
  const { src, alt } = image
  const file = typeof src === 'string' ? fileOfUrl(src, origin) : null
  const media = file ? await findMediaByFile(context, file) : undefined
  if (media) {
    const { width, height, thumbhash } = media
    return { src: `/media/${file}`, srcset: '', width, height, alt, thumbhash }
  }
  return { srcset: '', width: 0, height: 0, thumbhash: null, ...image, src: file ? src : 'no picture' }
}

const completeBanners = async (
  context: Context,
  fields: Record<string, unknown>,
  origin: string,
): Promise<Record<string, unknown>> => {
  const { banners } = fields
  if (!Array.isArray(banners)) return fields
  const completed = banners.map(async (banner: unknown) =>
    isObject(banner) && 'image' in banner
      ? { ...banner, image: await completeImage(context, banner.image, origin) }
      : banner,
  )
  return { ...fields, banners: await Promise.all(completed) }
}

/** Changes of the look as they are stored: pictures by their path, those of banners with their size. */
export const readGiven = async (
  context: Context,
  { values = {}, texts = {} }: Partial<Look>,
  origin: string,
): Promise<Look> => {
  const complete = (fields: Record<string, unknown>) =>
    completeBanners(context, local(fields, origin) as Record<string, unknown>, origin)
  const inLanguages = Object.entries(texts).map(async ([language, fields]) => [
    language,
    await complete(fields ?? {}),
  ])
  return { values: await complete(values), texts: Object.fromEntries(await Promise.all(inLanguages)) }
}
