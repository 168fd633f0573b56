import { Hono } from 'hono'
import { readLanguage } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { listMenu } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import type { MenuItem } from '#store-api/contract/content.ts'

/** `GET ghab/v1/menu`: the shop's menu in WordPress's own spelling (spec §7). */
export const menuRoutes = (services: Services): Hono =>
  new Hono().get('/wp-json/ghab/v1/menu', async (c) => {
    const entries = await listMenu(requestContext(c, services), await readLanguage(c, services))
    const items: MenuItem[] = entries.map(({ id, parentId, title, url }) => ({
      ID: id,
      menu_item_parent: String(parentId),
      title,
      url,
    }))
    return c.json(items)
  })
