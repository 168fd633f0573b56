import type { Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { languageOf } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { readMethodTitles } from '#store/modules/cart/cart.ts'
import { loadProducts, translateChoices } from '#store/modules/catalog/catalog.ts'
import type { Order, OrderItem } from '#store/modules/orders/orders.ts'
import { readMethodTexts } from '#store/modules/payments/payments.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { readTranslations } from '#store/modules/translations/translations.ts'
import type { Services } from '#store/services.ts'

const COMMAS = { fa: '، ', en: ', ' }

type Titles = Awaited<ReturnType<typeof readMethodTitles>>

const instanceOf = ({ kind, details }: OrderItem): number =>
  kind === 'shipping' ? Number(details.instance_id) || 0 : 0

/** A delivery that the shop still calls so. */
const translateDelivery = (item: OrderItem, titles: Titles): OrderItem => {
  const method = titles.get(instanceOf(item))
  return method?.own === item.name ? { ...item, name: method.title } : item
}

/** What the way to pay is called, if the shop still calls it so. */
const translatePayment = async (context: Context, order: Order, locale: Locale): Promise<string> => {
  const { payment_method: method, payment_method_title: title } = order
  const own = await readMethodTexts(context, method)
  return own.title === title ? (await readMethodTexts(context, method, locale)).title : title
}

/**
 * Orders with the names of their lines, delivery and payment in the language that is asked for. An order keeps the names
 * that it was placed with, in the shop's own language; what has no translation, or is sold no more, is called by these.
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
  const deliveries = new Set(orders.flatMap(({ items }) => items.map(instanceOf)))
  deliveries.delete(0)
  const titles = await readMethodTitles(context, [...deliveries], locale)
  const products = await loadProducts(context, ids)
  const texts = await readTranslations(context, 'product', ids)
  const language = { locale, texts, taxonomy: services.catalog.taxonomy }

  const translate = (item: OrderItem): OrderItem => {
    const product = products.get(item.product_id)
    const name = texts.get(item.product_id)?.[locale]?.name
    if (item.kind === 'shipping') return translateDelivery(item, titles)
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
  return Promise.all(
    orders.map(async (order) => ({
      ...order,
      payment_method_title: await translatePayment(context, order, locale),
      items: order.items.map(translate),
    })),
  )
}
