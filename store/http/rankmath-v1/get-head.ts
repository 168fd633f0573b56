import { Hono } from 'hono'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import type { HeadAnswer } from '#store-api/contract/content.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { splitLocale } from '../site/languages.ts'
import { invalidParameters } from '../wp-rest/errors.ts'
import { args, readParameters } from '../wp-rest/parameters.ts'
import { describePage } from './describe-page.ts'
import { hasOwnTexts } from './own-texts.ts'
import { readHeadSite } from './read-head-site.ts'
import { renderHead } from './render-head.ts'

export const headArgs = args({ url: { type: 'string', required: true } })

const decodePath = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** `GET rankmath/v1/getHead?url=`: the head of the page at this URL, for search engines (spec §7). */
export const headRoutes = (services: Services): Hono =>
  new Hono().get('/wp-json/rankmath/v1/getHead', async (c) => {
    const query = readParameters(new URL(c.req.url).searchParams, headArgs)
    const origin = originOf(c.req, services)
    const address = URL.parse(query.url, origin)
    const decoded = address && decodePath(address.pathname)
    if (decoded === null) {
      throw invalidParameters({ url: { code: 'rest_invalid_url', message: 'Invalid URL.' } })
    }
    const context = requestContext(c, services)
    const { locale, path } = splitLocale(decoded, (await readSettings(context)).locale)
    const site = await readHeadSite(c, services, locale)
    const head = await describePage(site, path)
    const page = Math.floor(Number(address?.searchParams.get('page')))
    const answer: HeadAnswer = head
      ? { success: true, head: renderHead(site, head, page), ...(hasOwnTexts(head) && { own: true }) }
      : { success: false, head: '' }
    return c.json(answer)
  })
