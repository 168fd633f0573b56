import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { statesOf } from '#common/geography/geography.ts'
import { toLatinDigits } from '#common/persian.ts'
import type { Result } from '#common/result.ts'
import { localeOf } from '#store/http/accept-language.ts'
import { clientIp } from '#store/http/caller.ts'
import { goToPayment } from '#store/http/go-to-payment.ts'
import { languageOf } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { invalidInput, parseInput, readJson } from '#store/http/parse.ts'
import { createRateLimiter, tooManyRequests } from '#store/http/rate-limit/rate-limiter.ts'
import { visitorOf } from '#store/http/visitor.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  type Draft,
  draftCoupons,
  draftLines,
  draftRate,
  type FieldErrors,
  findDraft,
  offerPaymentMethods,
  type Placed,
  type PlaceInput,
  type PlaceProblem,
  placeDraft,
  tidyAddress,
} from '#store/modules/checkout/checkout.ts'
import { findOrderOfDraft } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { type CheckoutView, placeRequest } from '#store-api/contract/checkout.ts'
import { ownAddresses, prefill } from '../account/saved-addresses.ts'
import { couponGuardOf, type TriedCoupons, triedIn } from '../cart/coupon-guard.ts'
import { quoteCart } from '../cart/quote-json.ts'

const MINUTE = 60_000

export const viewQuery = z.object({
  state: z.string().max(50).optional(),
  city: z.string().max(100).optional(),
  postcode: z.string().max(20).optional(),
  /** the address is this query's alone, what is missing in it is empty */
  typed: z.literal('1').optional(),
  shipping_rate: z.string().max(100).optional(),
  /** comma-separated; present but empty means none */
  coupon: z.string().max(2000).optional(),
  email: z.string().max(200).optional(),
  phone: z.string().max(30).optional(),
})
type ViewQuery = z.output<typeof viewQuery>

const PROBLEMS: Record<PlaceProblem['code'], [status: 400 | 403 | 404 | 409 | 410, message: string]> = {
  draft_not_found: [404, 'Unknown checkout.'],
  draft_expired: [410, 'This checkout has expired.'],
  invalid_fields: [400, 'Some fields are missing or wrong.'],
  terms_required: [400, 'The terms have to be accepted.'],
  customer_blocked: [403, 'This shop takes no orders from you. Please ask it why.'],
  cart_changed: [409, 'The cart has changed.'],
  cart_empty: [409, 'Nothing in this cart can be bought any more.'],
  total_changed: [409, 'The total has changed.'],
  no_shipping_rate: [400, 'Choose a delivery option.'],
  unknown_payment_method: [400, 'Choose a payment method.'],
  out_of_stock: [409, 'Item not Available'],
  coupon_refused: [409, 'Invalid Coupon Code'],
}

const refusal = ({ code, fields, details }: PlaceProblem): ApiError => {
  const [status, message] = PROBLEMS[code]
  return new ApiError(status, code, message, {
    ...(fields ? { params: fields } : {}),
    ...(details ? { details } : {}),
  })
}

/** A field that is too long is answered like any other invalid field, not as a malformed body. */
const longFields = (error: z.ZodError): FieldErrors | null => {
  const fields: FieldErrors = {}
  for (const { code, path } of error.issues) {
    const [part, name] = path
    if (code !== 'too_big' || path.length !== 2 || (part !== 'billing' && part !== 'shipping')) return null
    fields[part === 'billing' ? String(name) : `shipping.${String(name)}`] = 'too_long'
  }
  return fields
}

const readPlaceRequest = async (c: HonoContext): Promise<PlaceInput> => {
  const parsed = placeRequest.safeParse(await readJson(c.req.raw), { reportInput: true })
  if (parsed.success) return parsed.data
  const fields = longFields(parsed.error)
  throw fields ? refusal({ code: 'invalid_fields', fields }) : invalidInput(parsed.error)
}

const couponsOf = (draft: Draft, query: ViewQuery): string[] =>
  query.coupon?.split(',').filter(Boolean) ?? draftCoupons(draft)

/** The problems of coupons that placing the order found; none for an order that was placed before. */
const triedInPlacing = (placed: Result<Placed, PlaceProblem>): TriedCoupons => {
  const problem = placed.ok ? null : placed.error
  const isMissing = problem?.code === 'coupon_refused' && problem.details?.reason === 'not_found'
  return { found: [], missing: isMissing ? [String(problem.details?.code)] : [] }
}

const viewOf = async (
  c: HonoContext,
  services: Services,
  draft: Draft,
  query: ViewQuery,
): Promise<CheckoutView> => {
  const context = requestContext(c, services)
  const settings = await readSettings(context)
  const locale = languageOf(c, settings) ?? localeOf(c)
  const own = await ownAddresses(context, draft)
  const billing = prefill(draft, own)
  const begun = query.typed ? null : billing
  const address = {
    country: settings.country,
    state: query.state ?? begun?.state ?? '',
    city: query.city ?? begun?.city ?? '',
    postcode: toLatinDigits(query.postcode ?? begun?.postcode ?? ''),
  }
  const quote = await quoteCart(c, services, {
    lines: draftLines(draft),
    coupons: couponsOf(draft, query),
    shippingAddress: address.state || address.city || address.postcode ? address : null,
    shippingRate: query.shipping_rate || draftRate(draft),
    email: (query.email ?? billing.email) || undefined,
    phone: tidyAddress({ phone: query.phone ?? billing.phone }, settings.country).phone || undefined,
  })
  return {
    id: draft.id,
    order: null,
    billing,
    saved: own.saved,
    customer_note: draft.payload.customer_note,
    fields: settings.bill_ship_info,
    states: statesOf(settings.country, locale ?? settings.locale),
    country: settings.country,
    payment_methods: await offerPaymentMethods(context, services.gateways, quote.shipping.required, locale),
    quote,
  }
}

/** `GET ghab/v1/checkout/{draft}` and `POST ghab/v1/checkout/{draft}/place`. */
export const checkoutRoutes = (services: Services): Hono => {
  const limiter = createRateLimiter({ limit: 600, windowMs: 10 * MINUTE, ...services.countAs('checkout') })
  const guard = couponGuardOf(services)
  const app = new Hono()

  app.get('/wp-json/ghab/v1/checkout/:draft', async (c) => {
    const context = requestContext(c, services)
    const draft = await findDraft(context, c.req.param('draft'))
    if (!draft) throw refusal({ code: 'draft_not_found' })
    const order = await findOrderOfDraft(context, draft.id)
    if (!order && draft.expired) throw refusal({ code: 'draft_expired' })
    const query = parseInput(viewQuery, c.req.query())
    const settle = guard.guess(c, couponsOf(draft, query))
    const view = await viewOf(c, services, draft, query)
    settle(triedIn(view.quote))
    noStore(c)
    return c.json({ ...view, order: order && { id: order.id, order_key: order.order_key } })
  })

  app.post('/wp-json/ghab/v1/checkout/:draft/place', async (c) => {
    const address = clientIp(c)
    if (address && !limiter.take(address)) throw tooManyRequests(c, limiter, address)
    const input = await readPlaceRequest(c)
    const context = requestContext(c, services)
    const draft = await findDraft(context, c.req.param('draft'))
    const settle = guard.guess(c, input.coupons ?? (draft ? draftCoupons(draft) : []))
    const visitor = visitorOf(c)
    const placed = await placeDraft(context, services.gateways, c.req.param('draft'), input, visitor)
    settle(triedInPlacing(placed))
    if (!placed.ok) throw refusal(placed.error)
    const { id, orderKey, status } = placed.value
    const { redirect } = await goToPayment(c, services, placed.value, input.return_prefix)
    return c.json({ order_id: id, order_key: orderKey, status, redirect })
  })
  return app
}
