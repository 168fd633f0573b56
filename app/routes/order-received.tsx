import { data, redirectDocument } from 'react-router'
import { StoreError } from '#store-api/client/store-client.ts'
import { pageContext } from '../context.ts'
import { describeOutcome } from '../features/checkout/received/order-outcome.ts'
import { OrderReceivedPage, type ReceivedAnswer } from '../features/checkout/received/order-received-page.tsx'
import { m } from '../messages/paraglide/messages.js'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { orderCookie, orderKeyOf, PROVED_HERE } from '../shared/orders/order-keys.ts'
import { provinceOf } from '../shared/orders/province-of.ts'
import { sendReceipt } from '../shared/orders/send-receipt.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { localePrefix } from '../shared/settings/root-data.ts'
import type { Route } from './+types/order-received.ts'

export const handle = { cache: 'personal', files: 'anyone', queue: 'checkout' } satisfies RouteHandle

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const { store, xsrf, origin, locale } = context.get(pageContext)
  const search = new URL(request.url).searchParams
  const key = search.get('key') ?? ''
  const isOther = search.get('placed') === 'before'
  const cookies = request.headers.get('cookie')
  try {
    const order = await store.orderByKey(Number(params.id), key)
    const screen = { order, province: provinceOf(order, locale), orderKey: key, xsrf, isOther }
    // who followed a link from a message is as good as proved; who placed it here is known already
    if (orderKeyOf(cookies, order.id)) return screen
    const cookie = orderCookie(cookies, { id: order.id, key }, PROVED_HERE, origin)
    return data(screen, { headers: { 'Set-Cookie': cookie } })
  } catch (error) {
    if (error instanceof StoreError && error.status >= 400 && error.status < 500) {
      return data({ order: null, province: '', orderKey: key, xsrf, isOther: false }, { status: 404 })
    }
    throw error
  }
}

export const action = async ({ request, params, context }: Route.ActionArgs) => {
  const { store, locale, homeLocale, origin } = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data<ReceivedAnswer>({ receipt: 'refused' }, { status: 400 })
  const key = String(form.get('key') ?? '')
  const id = Number(params.id)
  try {
    if (form.get('intent') === 'pay') {
      const paid = await store.payOrder(id, key, localePrefix(locale, homeLocale))
      // absolute, because the router would put the language before a path of its own making
      return redirectDocument(new URL(paid.redirect, origin).href, 303)
    }
    const file = form.get('receipt')
    if (!(file instanceof File) || file.size === 0) return { receipt: 'refused' } satisfies ReceivedAnswer
    const outcome = await sendReceipt(() => store.sendReceipt(id, key, file))
    return typeof outcome === 'string' ? ({ receipt: outcome } satisfies ReceivedAnswer) : outcome
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const refused: ReceivedAnswer =
      form.get('intent') === 'pay' ? { payment: 'refused' } : { receipt: 'refused' }
    return refused
  }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, serverAction)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.order ? describeOutcome(loaderData.order).title : m.orders_missing_title(),
    hidden: true,
  })

export default function OrderReceivedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderReceivedPage {...loaderData} answer={useAnswer(actionData)} />
}
