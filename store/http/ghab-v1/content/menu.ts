import { type Context, Hono } from 'hono'
import { ABOUT_SLUGS, pageIdOf } from '#common/page-screen.ts'
import type { Context as StoreContext } from '#store/context.ts'
import { jsonAnswer } from '#store/http/json-answer.ts'
import { languageOf } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { findMenuTargets } from '#store/http/site/menu-targets.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { textsEndpoint } from '#store/http/write-texts.ts'
import { findPosts, listMenu } from '#store/modules/content/content.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import type { MenuItem } from '#store-api/contract/content.ts'

/** The ids of about pages while `about_us_page` switches them off. */
const hiddenPages = async (context: StoreContext, { about_us_page }: StoreSettings): Promise<number[]> =>
  about_us_page ? [] : (await findPosts(context, 'page', { slugs: ABOUT_SLUGS })).map(({ id }) => id)

/**
 * `ghab/v1/menu`: the menu at `primary` in WordPress's own spelling (spec §7), without what leads to something that
 * visitors do not see. `PUT menu/{id}?lang=` writes an entry's title.
 */
export const menuRoutes = (services: Services): Hono => {
  const read = async (c: Context): Promise<MenuItem[]> => {
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    const language = languageOf(c, settings)
    const entries = await listMenu(context, language)
    const origin = originOf(c.req, services)
    const hidden = await hiddenPages(context, settings)
    const isHidden = (url: string) =>
      hidden.includes(pageIdOf(url.startsWith(origin) ? url.slice(origin.length) : url))
    const targetOf = await findMenuTargets({ services, context, settings, language }, entries)
    return entries.flatMap((entry) => {
      const { id, parentId, title, url, type } = entry
      const target = type === 'custom' ? { title, url, isShown: true } : targetOf(entry)
      if (!target?.isShown || isHidden(target.url)) return []
      return [{ ID: id, menu_item_parent: String(parentId), title: title || target.title, url: target.url }]
    })
  }
  const find = async (c: Context): Promise<MenuItem> => {
    const entry = (await read(c)).find(({ ID }) => ID === Number(c.req.param('id')))
    if (!entry) throw new ApiError(404, 'rest_post_invalid_id', 'Invalid menu item.')
    return entry
  }
  const texts = textsEndpoint(
    services,
    'menu_item',
    async (c) => (await find(c)).ID,
    async (c) => c.json(await find(c)),
  )
  return new Hono()
    .get('/wp-json/ghab/v1/menu', async (c) => jsonAnswer(c, await read(c)))
    .put('/wp-json/ghab/v1/menu/:id{[0-9]+}', texts.handle)
}
