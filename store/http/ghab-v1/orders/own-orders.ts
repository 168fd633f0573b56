import { Hono } from 'hono'
import type { Context } from '#store/context.ts'
import { requestContext, requireCustomer } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { parseInput } from '#store/http/parse.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { setPaging } from '#store/http/wp-rest/links.ts'
import type { CartRequest } from '#store/modules/cart/cart.ts'
import { findMedia } from '#store/modules/media/media.ts'
import {
  type CancelRefusal,
  cancelOwnOrder,
  findOwnOrder,
  listOrders,
  type Order,
} from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { ordersQuery, type ReorderAnswer } from '#store-api/contract/orders.ts'
import { findGuestOrders } from '../account/join-orders.ts'
import { quoteCart } from '../cart/quote-json.ts'
import { answerOrder, orderNotFound, takesPayment } from './answer-order.ts'
import { orderSummaryJson } from './order-json.ts'
import { translateLines } from './translate-lines.ts'

const REFUSED: Record<CancelRefusal, () => ApiError> = {
  unknown_order: orderNotFound,
  not_allowed: () => new ApiError(409, 'cancel_not_allowed', 'This order cannot be cancelled any more.'),
  too_late: () => new ApiError(409, 'cancel_too_late', 'Order Cancelation Time Expires!'),
}

const ownOrder = async (context: Context, id: string): Promise<Order> => {
  const order = /^\d{1,15}$/.test(id) ? await findOwnOrder(context, Number(id)) : null
  if (!order) throw orderNotFound()
  return order
}

/** The lines of an order as a cart would ask for them. */
const linesToReorder = ({ items }: Order): CartRequest['lines'] =>
  items
    .filter(({ kind, product_id }) => kind === 'line_item' && product_id > 0)
    .map((item) => ({
      key: String(item.id),
      productId: item.product_id,
      variationId: item.variation_id,
      quantity: item.quantity,
      choices: item.meta_data.map(({ key, value }) => ({ key, value: String(value) })),
    }))

/** `ghab/v1/orders` of the customer who asks: list, cancel, buy again. */
export const ownOrderRoutes = (services: Services): Hono => {
  const app = new Hono()

  app.get('/wp-json/ghab/v1/orders', async (c) => {
    const { customerId } = requireCustomer(c, services)
    const { page, per_page, status } = parseInput(ordersQuery, c.req.query())
    const context = requestContext(c, services)
    await findGuestOrders(context)
    const { orders, total } = await listOrders(context, {
      filter: {
        statuses: status.split(',').filter(Boolean),
        customerId,
        createdVia: [],
        include: [],
        exclude: [],
      },
      orderBy: 'date',
      direction: 'desc',
      limit: per_page,
      offset: (page - 1) * per_page,
    })
    const settings = await readSettings(context)
    const pictures = orders.flatMap(({ items }) => items.flatMap(({ image_id }) => image_id ?? []))
    const serializerContext = {
      origin: originOf(c.req, services),
      decimals: settings.currency.decimals,
      media: await findMedia(context, pictures),
    }
    setPaging(c, services, { total, page, perPage: per_page })
    return c.json(
      (await translateLines(c, services, orders)).map((order) =>
        orderSummaryJson(order, { ...serializerContext, canPay: takesPayment(order, settings) }),
      ),
    )
  })

  app.post('/wp-json/ghab/v1/orders/:id/cancel', async (c) => {
    requireCustomer(c, services)
    const context = requestContext(c, services)
    const { id } = await ownOrder(context, c.req.param('id'))
    const cancelled = await cancelOwnOrder(context, id)
    if (!cancelled.ok) throw REFUSED[cancelled.error]()
    return answerOrder(c, services, context, cancelled.value)
  })

  app.post('/wp-json/ghab/v1/orders/:id/reorder', async (c) => {
    requireCustomer(c, services)
    const context = requestContext(c, services)
    const order = await ownOrder(context, c.req.param('id'))
    const { lines, removed } = await quoteCart(c, services, {
      lines: linesToReorder(order),
      coupons: [],
      shippingAddress: null,
    })
    // what the shop has forgotten is still called as it was
    const [translated = order] = await translateLines(c, services, [order])
    const names = new Map(translated.items.map(({ id, name }) => [String(id), name]))
    const answer: ReorderAnswer = {
      lines,
      removed: removed.map((gone) => ({ ...gone, name: names.get(gone.cart_id) ?? gone.name })),
    }
    return c.json(answer)
  })
  return app
}
