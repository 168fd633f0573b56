import type { MeantDifference } from './meant-differences.ts'

const MEDIA = /wp\/v2\/media(\/\{id})?$/

/** As a picture of the shop is named. */
const STORED = /[0-9a-f]{32}/

/** Of uploads (docs/decisions/0035-writes-of-wp-v2.md). */
export const MEDIA_FILES: readonly MeantDifference[] = [
  {
    route: MEDIA,
    path: /\.(slug|media_details\.file|sizes\.\w+\.file)$/,
    kinds: ['value'],
    when: (_, actual) => STORED.test(String(actual)),
    reason: 'A picture is stored under a name that nobody can guess.',
  },
  {
    route: MEDIA,
    path: /\.mime_type$/,
    kinds: ['value'],
    when: (expected, actual) => /^image\//.test(String(expected)) && actual === 'image/webp',
    reason: 'A picture is stored as WebP.',
  },
  {
    route: MEDIA,
    path: /\.media_details\.(sizes\.\w+\.)?filesize$/,
    kinds: ['missing'],
    reason: 'Widths are made when they are first asked for.',
  },
  {
    route: MEDIA,
    path: /\.media_details\.sizes\.(medium|thumbnail|woocommerce_single)\.(width|height)$/,
    kinds: ['value'],
    when: (expected, actual) => Number(expected) > 0 && Number(actual) > 0,
    reason: 'Pictures have widths of our own, and none is cut.',
  },
  {
    route: MEDIA,
    path: /\.media_details\.sizes\.(woocommerce_thumbnail|woocommerce_gallery_thumbnail)$/,
    kinds: ['missing'],
    reason: 'Pictures have widths of our own, and none is cut.',
  },
  {
    route: MEDIA,
    path: /\.media_details\.sizes(\.full)?$/,
    kinds: ['key order', 'extra'],
    reason: 'The smallest width is first, the whole picture is always there.',
  },
  {
    route: MEDIA,
    path: /\.description\.rendered$/,
    kinds: ['value'],
    when: (expected, actual) => [expected, actual].every((html) => /<img [^>]*src=/.test(String(html))),
    reason: 'The picture in its own place and widths.',
  },
  {
    route: MEDIA,
    path: /\.comment_status$/,
    when: (expected, actual) => expected === 'open' && actual === 'closed',
    reason: 'A picture has no page on which it could be talked about.',
  },
  {
    route: /^POST wp\/v2\/media$/,
    path: /^status$/,
    when: (expected, actual) =>
      expected === '500 rest_upload_sideload_error' && actual === '400 rest_upload_sideload_error',
    reason: 'It is the file that is wrong, not the shop.',
  },
]
