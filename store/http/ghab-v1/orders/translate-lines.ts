import type { Context as HonoContext } from 'hono'
import { languageOf } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { loadProducts, translateChoices } from '#store/modules/catalog/catalog.ts'
import type { Order, OrderItem } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { readTranslations } from '#store/modules/translations/translations.ts'
import type { Services } from '#store/services.ts'

const COMMAS = { fa: '، ', en: ', ' }

/**
 * Orders with the names of their lines in the language that is asked for. An order keeps the names that it was placed
 * with, in the shop's own language; what has no translation, or is sold no more, is called by these.
 */
export const translateLines = async (
  c: HonoContext,
  services: Services,
  orders: readonly Order[],
): Promise<Order[]> => {
  const context = requestContext(c, services)
  const locale = languageOf(c, await readSettings(context))
  if (!locale) return [...orders]
  const ids = [...new Set(orders.flatMap(({ items }) => items.map(({ product_id }) => product_id)))]
  const products = await loadProducts(context, ids)
  const texts = await readTranslations(context, 'product', ids)
  const language = { locale, texts, taxonomy: services.catalog.taxonomy }

  const translate = (item: OrderItem): OrderItem => {
    const product = products.get(item.product_id)
    const name = texts.get(item.product_id)?.[locale]?.name
    if (item.kind !== 'line_item' || !product || !name) return item
    const choices = translateChoices(
      item.meta_data.map((meta) => ({
        slug: meta.key,
        name: meta.display_key ?? meta.key,
        option: String(meta.display_value ?? meta.value),
      })),
      product,
      language,
    )
    const options = choices.map(({ option }) => option).join(COMMAS[locale])
    return {
      ...item,
      name: options ? `${name} - ${options}` : name,
      meta_data: item.meta_data.map((meta, at) => {
        const choice = choices[at]
        if (!choice) return meta
        const { name: display_key, option } = choice
        return { ...meta, value: option, display_key, display_value: option }
      }),
    }
  }
  return orders.map((order) => ({ ...order, items: order.items.map(translate) }))
}
