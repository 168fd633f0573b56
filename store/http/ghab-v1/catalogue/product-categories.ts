import { Hono } from 'hono'
import { readNames } from '#store/http/language.ts'
import { treeTermJson } from '#store/http/wc-v3/products/terms/categories.ts'
import { pagingArgs } from '#store/http/wp-rest/list-parameters.ts'
import { args, readParameters } from '#store/http/wp-rest/parameters.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import type { Category } from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'

export const categoryArgs = args({
  ...pagingArgs,
  parent: { type: 'integer' },
  hide_empty: { type: 'boolean', default: false },
})

const byName = new Intl.Collator('fa', { sensitivity: 'base', numeric: true })
const inShopOrder = (a: Category, b: Category): number =>
  a.menu_order - b.menu_order || byName.compare(a.name, b.name) || a.id - b.id

/** `GET ghab/v1/product-categories`: all categories in the shop's order, with counts of what a shopper would find. */
export const productCategoryRoutes = (services: Services): Hono => {
  const { catalog } = services
  const count = (id: number) => catalog.count('category', id)
  return new Hono().get('/wp-json/ghab/v1/product-categories', async (c) => {
    const query = readParameters(new URL(c.req.url).searchParams, categoryArgs)
    const all = [...(await readNames(c, services)).categories.values()]
      .filter(
        (category) =>
          (query.parent === undefined || category.parent_id === query.parent) &&
          (!query.hide_empty || count(category.id) > 0),
      )
      .sort(inShopOrder)
    const start = (query.page - 1) * query.per_page
    const page = await treeTermJson(c, services, all.slice(start, start + query.per_page), count)
    return sendList(c, services, page, { total: all.length, page: query.page, perPage: query.per_page })
  })
}
