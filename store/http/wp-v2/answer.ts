import type { Context } from 'hono'
import type { Locale } from '#common/locale.ts'
import type { Context as DomainContext } from '#store/context.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { languageOf } from '../language.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { ApiError } from '../wp-rest/errors.ts'
import { pickFields, readFields } from '../wp-rest/fields.ts'
import { setPaging } from '../wp-rest/links.ts'
import { skipped } from '../wp-rest/list-parameters.ts'
import { EDITS } from '../wp-rest/route.ts'
import { forbidden, isStaff } from './staff.ts'

/** What every answer of wp/v2 is built with. */
export interface Site {
  services: Services
  context: DomainContext
  settings: StoreSettings
  /** of the texts, where it is not the shop's own */
  language: Locale | undefined
  /** of the site */
  origin: string
  /** of wp/v2, without a slash at the end */
  base: string
  /** whether one of those who write asks */
  isStaff: boolean
}

export const openSite = async (c: Context, services: Services): Promise<Site> => {
  const context = requestContext(c, services)
  const origin = originOf(c.req, services)
  const settings = await readSettings(context)
  const language = languageOf(c, settings)
  return {
    services,
    context,
    settings,
    language,
    origin,
    base: `${origin}/wp-json/wp/v2`,
    isStaff: isStaff(c),
  }
}

export const CURIES = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }]

/** WordPress links avatars at another host; this store asks no other host, so there are none. */
export const NO_AVATAR = { 24: '', 48: '', 96: '' }

const READS = ['GET']
const ITEM_METHODS = [...READS, ...EDITS, 'DELETE']

/** The `_links` that everything has, with what who asks may do. */
export const selfLinks = (
  { base, isStaff }: Pick<Site, 'base' | 'isStaff'>,
  collection: string,
  id: number | string,
) => ({
  self: [
    {
      href: `${base}/${collection}/${id}`,
      targetHints: { allow: isStaff ? ITEM_METHODS : READS },
    },
  ],
  collection: [{ href: `${base}/${collection}` }],
})

interface Page {
  page: number
  per_page: number
  offset?: number | undefined
}

/** The rows of one page out of all that were found. */
export const pageOf = <T>(found: readonly T[], query: Page): T[] => {
  const start = skipped(query)
  return found.slice(start, start + query.per_page)
}

/** WordPress refuses a page of posts past the last one. */
export const refusePastEnd = (total: number, query: Page, what: 'post' | 'search'): void => {
  if (query.offset === undefined && query.page > 1 && (query.page - 1) * query.per_page >= total) {
    throw new ApiError(
      400,
      `rest_${what}_invalid_page_number`,
      'The page number requested is larger than the number of pages available.',
    )
  }
}

/** A list with its paging headers, each item cut to `_fields`. */
export const answerList = (c: Context, site: Site, query: Page, total: number, items: object[]) => {
  setPaging(c, site.services, { total, page: query.page, perPage: query.per_page })
  const fields = readFields(new URL(c.req.url).searchParams)
  return c.json(items.map((item) => pickFields(item, fields)))
}

/** One item, cut to `_fields`. */
export const answerItem = (c: Context, item: object) =>
  c.json(pickFields(item, readFields(new URL(c.req.url).searchParams)))

/** In which detail an answer is given; `embed` is the short form, `edit` has texts as they were written. */
export type View = 'view' | 'embed' | 'edit'

/** WordPress's message for a list of posts, pages or media in the context `edit`, without the right to edit them. */
export const MAY_NOT_EDIT_POSTS = 'Sorry, you are not allowed to edit posts in this post type.'

/** Only those who may edit see the edit context. */
export const refuseEditContext = (c: Context, context: View, message: string): void => {
  if (context === 'edit' && !isStaff(c)) throw forbidden(c, 'rest_forbidden_context', message)
}
