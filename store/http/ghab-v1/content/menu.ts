import { type Context, Hono } from 'hono'
import { readLanguage } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { textsEndpoint } from '#store/http/write-texts.ts'
import { listMenu } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import type { MenuItem } from '#store-api/contract/content.ts'

/** `ghab/v1/menu`: the shop's menu in WordPress's own spelling (spec §7). `PUT menu/{id}?lang=` writes an entry's title. */
export const menuRoutes = (services: Services): Hono => {
  const read = async (c: Context): Promise<MenuItem[]> => {
    const entries = await listMenu(requestContext(c, services), await readLanguage(c, services))
    return entries.map(({ id, parentId, title, url }) => ({
      ID: id,
      menu_item_parent: String(parentId),
      title,
      url,
    }))
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
    .get('/wp-json/ghab/v1/menu', async (c) => c.json(await read(c)))
    .put('/wp-json/ghab/v1/menu/:id{[0-9]+}', texts.handle)
}
