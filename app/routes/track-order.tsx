import { data, href, redirect } from 'react-router'
import { toLatinDigits } from '#common/persian.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import type { Order } from '#store-api/contract/orders.ts'
import { type PageContext, pageContext } from '../context.ts'
import { type CodeAnswer, TrackOrder, type TrackProblem } from '../features/tracking/track-order.tsx'
import { m } from '../messages/paraglide/messages.js'
import { secondsUntil } from '../shared/account/seconds-left.ts'
import { orderCookie, orderKeyOf, PROVED_HERE } from '../shared/orders/order-keys.ts'
import { pageMeta } from '../shared/pages/page-meta.ts'
import { readForm } from '../shared/pages/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import type { Route } from './+types/track-order.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

const numberOf = (typed: string): number => {
  const digits = toLatinDigits(typed).replace(/\D/g, '')
  return digits.length <= 15 ? Number(digits) : 0
}

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
  { store, signedIn }: PageContext,
  request: Request,
  id: number,
): Promise<{ order: Order; page: string } | null> => {
  if (!id) return null
  const key = orderKeyOf(request.headers.get('cookie'), id)
  const byKey = key ? await store.orderByKey(id, key).catch(unlessRefused) : null
  if (byKey) return { order: byKey, page: pageOf(id, key) }
  const own = signedIn ? await store.order(id).catch(unlessRefused) : null
  return own && { order: own, page: pageOf(id, null) }
}

const problemsOf = (search: URLSearchParams): TrackProblem[] => {
  const number = search.get('number')
  return [
    ...(number !== null && !numberOf(number) ? (['number'] as const) : []),
    ...(search.get('contact')?.trim() === '' ? (['contact'] as const) : []),
  ]
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const search = new URL(request.url).searchParams
  const query = { number: search.get('number')?.trim() ?? '', contact: search.get('contact')?.trim() ?? '' }
  const screen = { query, xsrf: page.xsrf, known: null, tracked: null, problems: problemsOf(search) }
  const known = await knownOrder(page, request, numberOf(query.number))
  if (known) return { ...screen, known, problems: [] }
  if (!numberOf(query.number) || !query.contact) return screen
  try {
    return { ...screen, tracked: await page.store.trackOrder(query) }
  } catch (error) {
    if (!isRefused(error)) throw error
    const problem: TrackProblem = error.status === 429 ? 'throttled' : 'not_found'
    return { ...screen, problems: [problem] }
  }
}

const codeProblem = (error: StoreError): CodeAnswer['problem'] => {
  const field = error.details.code
  const code = typeof field === 'object' && field !== null && 'code' in field ? field.code : null
  if (code === 'wrong_code' || code === 'used_up') return code
  return error.status === 429 ? 'throttled' : 'failed'
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { store, origin } = context.get(pageContext)
  const form = await readForm(request)
  const none: CodeAnswer = { request: '', resendAt: 0, resendAfter: 0, problem: 'failed' }
  if (!form) return data(none, { status: 400 })
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const query = { number: text('number'), contact: text('contact') }
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
    return redirect(`${href('/track-order')}?${new URLSearchParams(query)}`, {
      status: 303,
      headers: { 'Set-Cookie': cookie },
    })
  } catch (error) {
    if (!isRefused(error)) throw error
    if (error.code === 'too_soon') return again(Number(error.details.resend_after), {})
    return again(secondsUntil(text('resend_at')), { problem: codeProblem(error) })
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.checkout_track_title(), hidden: true })

export default function TrackOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TrackOrder {...loaderData} answer={actionData} />
}
