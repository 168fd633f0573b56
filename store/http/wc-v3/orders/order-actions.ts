import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute, writeEndpoint } from '#store/http/wp-rest/route.ts'
import {
  findOrder,
  type MailRefusal,
  mailsOf,
  type OrderMail,
  requestMail,
} from '#store/modules/orders/orders.ts'
import type { Services } from '#store/services.ts'

/** The shop's mails by WooCommerce's names. */
const TEMPLATES: Record<string, { mail: OrderMail; title: string; description: string }> = {
  customer_invoice: {
    mail: 'details',
    title: 'Order details',
    description: 'All about the order, with the way to its page and to paying for it.',
  },
  customer_on_hold_order: {
    mail: 'on-hold',
    title: 'Order on hold',
    description: 'Tells the customer that the order waits for its payment.',
  },
  customer_processing_order: {
    mail: 'processing',
    title: 'Processing order',
    description: 'Tells the customer that the order is being made ready.',
  },
  customer_completed_order: {
    mail: 'completed',
    title: 'Completed order',
    description: 'Tells the customer that the order is complete.',
  },
  customer_failed_order: {
    mail: 'failed',
    title: 'Failed order',
    description: 'Tells the customer that the payment did not go through.',
  },
  customer_cancelled_order: {
    mail: 'cancelled',
    title: 'Cancelled order',
    description: 'Tells the customer that the order was cancelled.',
  },
  customer_refunded_order: {
    mail: 'refunded',
    title: 'Refunded order',
    description: 'Tells the customer that money was returned.',
  },
}

const recipient = {
  email: { type: 'string', format: 'email' },
  force_email_update: { type: 'boolean', default: false },
} as const

export const sendDetailsArgs = args(recipient)
export const sendEmailArgs = args({
  template_id: { type: 'string', required: true, enum: Object.keys(TEMPLATES) },
  ...recipient,
})

const unknownOrder = () => new ApiError(404, 'woocommerce_rest_not_found', 'Order not found')

const refusalOf = (refusal: MailRefusal, template: string): ApiError => {
  switch (refusal) {
    case 'unknown_order':
      return unknownOrder()
    case 'wrong_mail':
      return new ApiError(
        400,
        'woocommerce_rest_invalid_email_template',
        `${template} is not a valid template for this order.`,
      )
    case 'no_address':
      return new ApiError(400, 'woocommerce_rest_missing_email', 'Order does not have an email address.')
    case 'other_address':
      return new ApiError(
        400,
        'woocommerce_rest_order_billing_email_exists',
        'The order has another email address already; force_email_update replaces it.',
      )
  }
}

/** `wc/v3/orders/{id}/actions`, for those who run the shop: mails about an order, sent once more. */
export const orderActionRoutes = (services: Services): Hono => {
  const app = new Hono()
  const orderId = (c: HonoContext) => Number(c.req.param('id'))

  const send = async (
    context: Context,
    id: number,
    template: string,
    { email, force_email_update: replaces }: Parsed<typeof sendDetailsArgs>,
  ): Promise<{ message: string }> => {
    const mail = TEMPLATES[template]?.mail ?? 'details'
    const sent = await requestMail(context, id, { mail, email, replaces })
    if (!sent.ok) throw refusalOf(sent.error, template)
    return { message: `Order details sent to ${sent.value}.` }
  }

  const mayWrite = (c: HonoContext) => requireKey(c, 'write')

  const actions = '/orders/:id{[0-9]+}/actions'
  mountRoute(
    app,
    services,
    `${actions}/email_templates`,
    endpoint('GET', {}, async (c) => {
      requireKey(c, 'read', 'view')
      const context = requestContext(c, services)
      const order = await findOrder(context, orderId(c))
      if (!order) throw unknownOrder()
      const mails = await mailsOf(context, order)
      return c.json(
        Object.entries(TEMPLATES)
          .filter(([, { mail }]) => mails.includes(mail))
          .map(([id, { title, description }]) => ({ id, title, description })),
      )
    }),
  )
  mountRoute(
    app,
    services,
    `${actions}/send_order_details`,
    writeEndpoint(
      ['POST'],
      sendDetailsArgs,
      async (c, given) =>
        c.json(await send(requestContext(c, services), orderId(c), 'customer_invoice', given)),
      mayWrite,
    ),
  )
  mountRoute(
    app,
    services,
    `${actions}/send_email`,
    writeEndpoint(
      ['POST'],
      sendEmailArgs,
      async (c, { template_id, ...given }) =>
        c.json(await send(requestContext(c, services), orderId(c), template_id, given)),
      mayWrite,
    ),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
