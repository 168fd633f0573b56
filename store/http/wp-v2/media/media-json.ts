import { escapeHtml } from '#common/escape-html.ts'
import { PICTURE_WIDTHS, type PictureWidth } from '#common/picture-widths.ts'
import { renderHtml, renderTitle } from '#store/http/html.ts'
import { mediaUrl, srcsetOf } from '#store/http/image.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { type Media, mediaSlug } from '#store/modules/media/media.ts'
import { type Site, selfLinks, type View } from '../answer.ts'

const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1)

/** Our variants under the names that WordPress's clients look for. */
const SIZE_NAMES: Record<PictureWidth, string> = {
  160: 'thumbnail',
  360: 'medium',
  540: 'woocommerce_single',
  800: 'medium_large',
  1280: 'large',
}
/** Always empty, because the camera's metadata is removed from uploaded pictures. */
const IMAGE_META = {
  aperture: '0',
  credit: '',
  camera: '',
  caption: '',
  created_timestamp: '0',
  copyright: '',
  focal_length: '0',
  iso: '0',
  shutter_speed: '0',
  title: '',
  orientation: '0',
  keywords: [],
}

const details = (origin: string, media: Media) => {
  const sizes: Record<string, object> = {}
  for (const width of PICTURE_WIDTHS) {
    if (width >= media.width) continue
    sizes[SIZE_NAMES[width]] = {
      file: `${width}/${baseName(media.file)}`,
      width,
      height: Math.round((media.height * width) / media.width),
      mime_type: 'image/webp',
      source_url: mediaUrl(origin, media, width),
    }
  }
  sizes.full = {
    file: baseName(media.file),
    width: media.width,
    height: media.height,
    mime_type: media.mime_type,
    source_url: mediaUrl(origin, media),
  }
  return { width: media.width, height: media.height, file: media.file, sizes, image_meta: IMAGE_META }
}

/** A picture as wp/v2 gives it. */
export const mediaJson = (site: Site, media: Media, context: View = 'view') => {
  const { origin, base, settings } = site
  const src = mediaUrl(origin, media)
  const { date, date_gmt } = datePair('date', media.created_at, settings.timezone)
  const { modified, modified_gmt } = datePair('modified', media.updated_at, settings.timezone)
  const raw = (text: string) => (context === 'edit' ? { raw: text } : {})
  const htmlOf = (html: string) => (html ? `${renderHtml(html, origin)}\n` : '')
  const slug = mediaSlug(media.file)
  const common = {
    type: 'attachment',
    link: src,
    title: { ...raw(media.title), rendered: renderTitle(media.title) },
    author: 1,
    featured_media: 0,
  }
  const picture = {
    caption: { ...raw(media.caption), rendered: htmlOf(media.caption) },
    alt_text: media.alt,
    media_type: 'image',
    mime_type: media.mime_type,
    media_details: details(origin, media),
  }
  const _links = {
    ...selfLinks(site, 'media', media.id),
    about: [{ href: `${base}/types/attachment` }],
    author: [{ embeddable: true, href: `${base}/users/1` }],
    replies: [{ embeddable: true, href: `${base}/comments?post=${media.id}` }],
  }
  if (context === 'embed') return { id: media.id, date, slug, ...common, ...picture, source_url: src, _links }
  const image = `<img loading="lazy" decoding="async" width="${media.width}" height="${media.height}" src="${src}" alt="${escapeHtml(media.alt)}" srcset="${srcsetOf(origin, media)}" />`
  return {
    id: media.id,
    date,
    date_gmt,
    guid: { rendered: src, ...raw(src) },
    modified,
    modified_gmt,
    slug,
    status: 'inherit',
    ...common,
    comment_status: 'closed',
    ping_status: 'closed',
    template: '',
    meta: [],
    ...(context === 'edit' ? { permalink_template: src, generated_slug: slug } : {}),
    class_list: [`post-${media.id}`, 'attachment', 'type-attachment', 'status-inherit', 'hentry'],
    description: {
      ...raw(media.description),
      rendered: `<p class="attachment"><a href="${src}">${image}</a></p>\n${htmlOf(media.description)}`,
    },
    ...picture,
    post: null,
    source_url: src,
    ...(context === 'edit' ? { missing_image_sizes: [] } : {}),
    _links,
  }
}
