import type { Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { noStore } from '#store/http/no-store.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { isOnline } from '#store/modules/checkout/checkout.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { cancelUntil, findNotes, findRefunds, type Order } from '#store/modules/orders/orders.ts'
import { needsReceipt } from '#store/modules/payments/payments.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { buyerOrderJson } from './order-json.ts'
import { translateLines } from './translate-lines.ts'

export const orderNotFound = () => new ApiError(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.')

/** Whether a bank can be asked: of another currency than the shop's now, none is. */
export const takesPayment = (
  { currency, payment_method }: Pick<Order, 'currency' | 'payment_method'>,
  settings: Pick<StoreSettings, 'currency'>,
): boolean => isOnline(payment_method) && currency === settings.currency.code

/** Answers an order as its buyer may see it. */
export const answerOrder = async (
  c: HonoContext,
  services: Services,
  context: Context,
  order: Order,
): Promise<Response> => {
  const settings = await readSettings(context)
  const pictures = order.items.flatMap(({ image_id }) => (image_id === null ? [] : [image_id]))
  const isOwn = order.customer_id > 0 && order.customer_id === context.actor.customerId
  const [translated = order] = await translateLines(c, services, [order])
  noStore(c)
  return c.json(
    buyerOrderJson(translated, {
      origin: originOf(c.req, services),
      decimals: settings.currency.decimals,
      media: await findMedia(context, pictures),
      notes: await findNotes(context, order.id),
      refunds: await findRefunds(context, [order.id]),
      canPay: takesPayment(order, settings),
      needsReceipt: await needsReceipt(context, order),
      cancelUntil: isOwn ? cancelUntil(order, settings) : null,
      account: settings.gateways.bacs?.settings ?? {},
    }),
  )
}
