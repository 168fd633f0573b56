import type { Context } from 'hono'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { type ItemWrite, itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed, readOnly } from '#store/http/wp-rest/parameters.ts'
import { inLanguageToo } from '#store/http/write-texts.ts'
import { forgetFeaturedMedia, sanitiseHtml, textOfHtml } from '#store/modules/content/content.ts'
import {
  describeMedia,
  findMedia,
  type MediaTexts,
  mediaSlug,
  removeMedia,
} from '#store/modules/media/media.ts'
import type { Services } from '#store/services.ts'
import { unknownPost } from '../content/post-writes.ts'
import { deletedJson, staffOnly, takingRaw } from '../staff.ts'

const unserved = (...allowed: unknown[]) => ({ type: 'unserved', allowed }) as const
/** What a picture takes when it is uploaded or changed. */
export const mediaWriteArgs = args({
  ...readOnly(
    'guid',
    'link',
    'date',
    'date_gmt',
    'modified',
    'modified_gmt',
    'type',
    'permalink_template',
    'generated_slug',
    'class_list',
    'media_type',
    'mime_type',
    'media_details',
    'source_url',
    'missing_image_sizes',
  ),
  title: { type: 'string' },
  alt_text: { type: 'string' },
  slug: { type: 'string' },
  caption: { type: 'string' },
  description: { type: 'string' },
  status: unserved('inherit'),
  author: unserved(1),
  post: unserved(0),
  featured_media: unserved(0),
  comment_status: unserved('closed'),
  ping_status: unserved('closed'),
  template: unserved(''),
  meta: unserved([], {}),
})
/** Texts that may be given as they are read. */
const TEXTS = ['title', 'caption', 'description'] as const

const read = (text: string | undefined, reader: (html: string) => string) =>
  text === undefined ? undefined : reader(text)

/** The texts of a picture that are given. */
export const textsOf = (given: Parsed<typeof mediaWriteArgs>): Partial<MediaTexts> => {
  const texts = {
    title: read(given.title, textOfHtml),
    alt: read(given.alt_text, textOfHtml),
    caption: read(given.caption, sanitiseHtml),
    description: read(given.description, sanitiseHtml),
  }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
}

const fixedSlug = () =>
  invalidParameters({
    slug: { code: 'rest_field_not_served', message: 'The slug of a picture is the name of its file.' },
  })

/** How pictures are described and deleted by those who run the shop. */
export const mediaWrites = (
  services: Services,
  answer: (c: Context, id: number) => Promise<object>,
): Record<'update' | 'remove', ItemWrite> => {
  const update = itemWrite(mediaWriteArgs, async (c, given, id) => {
    await answer(c, id)
    const context = requestContext(c, services)
    const media = (await findMedia(context, [id])).get(id)
    if (!media) throw unknownPost()
    if (given.slug !== undefined && given.slug !== mediaSlug(media.file)) throw fixedSlug()
    await describeMedia(context, id, textsOf(given))
    return answer(c, id)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const before = await answer(c, id)
    if (!force) {
      const message = "The post does not support trashing. Set 'force=true' to delete."
      throw new ApiError(501, 'rest_trash_not_supported', message)
    }
    const context = requestContext(c, services)
    await forgetFeaturedMedia(context, id)
    await removeMedia(context, services.dataDir, id)
    return deletedJson(before)
  })
  return {
    update: takingRaw(inLanguageToo(services, 'media', staffOnly(update), answer), ...TEXTS),
    remove,
  }
}
