import { data, href, redirect, redirectDocument } from 'react-router'
import { StoreError } from '#store-api/client/store-client.ts'
import { pageContext } from '../context.ts'
import { type OrderAnswer, OrderDetail } from '../features/orders/order-detail.tsx'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { requireCustomer } from '../shared/account/require-customer.ts'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { provinceOf } from '../shared/orders/province-of.ts'
import { sendReceipt } from '../shared/orders/send-receipt.ts'
import { notFound, orNotFound } from '../shared/pages/not-found.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { localePrefix } from '../shared/settings/root-data.ts'
import { digits } from '../ui/digits.ts'
import type { Route } from './+types/my-order-detail.ts'

export const handle = { cache: 'personal', files: 'anyone' } satisfies RouteHandle

const idOf = (request: Request): number => {
  const given = new URL(request.url).searchParams.get('id') ?? ''
  if (!/^\d{1,15}$/.test(given)) throw notFound()
  return Number(given)
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const settings = await page.store.settings()
  if (!settings.my_orders_page) throw notFound()
  // the list asks guests to sign in
  if (!new URL(request.url).searchParams.has('id')) throw redirect(href('/my-orders'))
  const id = idOf(request)
  const { order, downloads } = await requireCustomer(page, request, async (store) => ({
    order: await store.order(id),
    downloads: settings.downloads ? await store.downloads() : [],
  })).catch(orNotFound)
  const until = order.cancel_until_gmt
  return {
    order,
    province: provinceOf(order, page.locale),
    hasDownloads: downloads.some(({ order_id }) => order_id === id),
    inTime: until !== null && Date.parse(`${until}Z`) > Date.now(),
    xsrf: page.xsrf,
  }
}

const CANCEL_PROBLEMS = new Set(['cancel_too_late', 'cancel_not_allowed'])

const refusal = (error: StoreError, intent: string): OrderAnswer => {
  if (CANCEL_PROBLEMS.has(error.code)) return { problem: error.code as 'cancel_too_late' }
  return { problem: intent === 'pay' ? intent : 'failed' }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const page = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data<OrderAnswer>({ problem: 'failed' }, { status: 400 })
  if (!(await page.store.settings()).my_orders_page) throw notFound()
  const id = idOf(request)
  const intent = String(form.get('intent') ?? '')
  const receipt = form.get('receipt')
  try {
    return await requireCustomer(page, request, async (store) => {
      if (intent === 'pay') {
        const { redirect } = await store.payOrder(id, '', localePrefix(page.locale, page.homeLocale))
        // absolute, because the router would put the language before a path of its own making
        return redirectDocument(new URL(redirect, page.origin).href, 303)
      }
      if (intent === 'receipt') {
        if (!(receipt instanceof File) || receipt.size === 0) return { problem: 'receipt' } as OrderAnswer
        const outcome = await sendReceipt(() => store.sendReceipt(id, '', receipt))
        if (outcome === 'sent') return { done: 'receipt' } as OrderAnswer
        return outcome === 'refused' ? ({ problem: 'receipt' } as OrderAnswer) : outcome
      }
      await store.cancelOrder(id)
      return { done: 'cancelled' } as OrderAnswer
    })
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return refusal(error, intent)
  }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, serverAction)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData
      ? m.orders_number({ number: digits(loaderData.order.number) })
      : m.orders_detail_title(),
    hidden: true,
  })

export default function MyOrderDetailRoute({ loaderData, actionData }: Route.ComponentProps) {
  useFollowCustomer()
  return <OrderDetail {...loaderData} answer={useAnswer(actionData)} />
}
