import { data, href, redirect } from 'react-router'
import { readOrderNumber } from '#common/order-number.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import type { Order } from '#store-api/contract/orders.ts'
import { type PageContext, pageContext } from '../context.ts'
import {
  type CodeAnswer,
  type TrackAnswer,
  TrackOrder,
  type TrackProblem,
  type TrackQuery,
} from '../features/tracking/track-order.tsx'
import { m } from '../messages/paraglide/messages.js'
import { secondsUntil } from '../shared/account/seconds-left.ts'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { orderCookie, orderKeyOf, PROVED_HERE } from '../shared/orders/order-keys.ts'
import { provinceOf } from '../shared/orders/province-of.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/track-order.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

const isRefused = (error: unknown): error is StoreError =>
  error instanceof StoreError && error.status >= 400 && error.status < 500

const unlessRefused = (error: unknown): null => {
  if (isRefused(error)) return null
  throw error
}

/** Where there is more to do than to look: paying, sending a receipt. */
const pageOf = (id: number, key: string | null): string =>
  key
    ? `${href('/mobile-checkout/order-received/:id', { id: String(id) })}?key=${encodeURIComponent(key)}`
    : `${href('/my-order-detail')}?id=${id}`

/** The whole order, where this browser placed it, somebody proved it here, or its customer is signed in. */
const knownOrder = async (
  { store, signedIn, locale }: PageContext,
  request: Request,
  id: number,
): Promise<{ order: Order; province: string; page: string } | null> => {
  if (!id) return null
  const known = (order: Order, page: string) => ({ order, province: provinceOf(order, locale), page })
  const key = orderKeyOf(request.headers.get('cookie'), id)
  const byKey = key ? await store.orderByKey(id, key).catch(unlessRefused) : null
  if (byKey) return known(byKey, pageOf(id, key))
  const own = signedIn ? await store.order(id).catch(unlessRefused) : null
  return own && known(own, pageOf(id, null))
}

const trackedHref = (number: string): string => `${href('/track-order')}?${new URLSearchParams({ number })}`

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const number = new URL(request.url).searchParams.get('number')?.trim() ?? ''
  const known = await knownOrder(page, request, readOrderNumber(number))
  return { query: { number, contact: '' }, xsrf: page.xsrf, known, tracked: null, problems: [] }
}

const problemsOf = ({ number, contact }: TrackQuery): TrackProblem[] => [
  ...(readOrderNumber(number) ? [] : (['number'] as const)),
  ...(contact ? [] : (['contact'] as const)),
]

const trackBy = async ({ store }: PageContext, query: TrackQuery): Promise<TrackAnswer> => {
  const problems = problemsOf(query)
  if (problems.length) return { query, tracked: null, problems }
  try {
    return { query, tracked: await store.trackOrder(query), problems }
  } catch (error) {
    if (!isRefused(error)) throw error
    return { query, tracked: null, problems: [error.status === 429 ? 'throttled' : 'not_found'] }
  }
}

const codeProblem = (error: StoreError): CodeAnswer['problem'] => {
  const field = error.details.code
  const code = typeof field === 'object' && field !== null && 'code' in field ? field.code : null
  if (code === 'wrong_code' || code === 'used_up') return code
  return error.status === 429 ? 'throttled' : 'failed'
}

/** Asks for a code or proves the contact by one; a response where that has been done. */
const proveContact = async (
  { store, origin }: PageContext,
  request: Request,
  form: FormData,
  query: TrackQuery,
): Promise<CodeAnswer | Response> => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const asked = { ...query, request: text('request') }
  const again = (resendAfter: number, more: Partial<CodeAnswer>): CodeAnswer => ({
    request: asked.request,
    resendAt: Date.now() + resendAfter * 1000,
    resendAfter,
    problem: null,
    ...more,
  })
  try {
    if (text('intent') === 'code') {
      const sent = await store.requestOrderCode(asked)
      return again(sent.resend_after, { request: sent.request })
    }
    const { id, order_key } = await store.verifyOrderCode({ ...asked, code: text('code') })
    const cookie = orderCookie(request.headers.get('cookie'), { id, key: order_key }, PROVED_HERE, origin)
    return redirect(trackedHref(query.number), { status: 303, headers: { 'Set-Cookie': cookie } })
  } catch (error) {
    if (!isRefused(error)) throw error
    if (error.code === 'too_soon') return again(Number(error.details.resend_after), {})
    return again(secondsUntil(text('resend_at')), { problem: codeProblem(error) })
  }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const page = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data(null, { status: 400 })
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const query = { number: text('number'), contact: text('contact') }
  if (text('intent') === 'track') {
    const known = await knownOrder(page, request, readOrderNumber(query.number))
    return known ? redirect(trackedHref(query.number), 303) : trackBy(page, query)
  }
  const answer = await proveContact(page, request, form, query)
  return answer instanceof Response ? answer : { ...(await trackBy(page, query)), answer }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, serverAction)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.tracking_title(), hidden: true })

export default function TrackOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TrackOrder {...loaderData} {...useAnswer(actionData)} />
}
