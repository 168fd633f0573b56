import { useEffect } from 'react'
import { data, Form, href, Link, redirectDocument, useNavigation } from 'react-router'
import { pageContext } from '#app/context.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { orderCookie, orderKeyOf, PROVED_HERE } from '#app/shared/orders/order-keys.ts'
import { OrderView } from '#app/shared/orders/order-view.tsx'
import { ReceiptForm } from '#app/shared/orders/receipt-form.tsx'
import { TransferDetails } from '#app/shared/orders/transfer-details.tsx'
import { pageMeta } from '#app/shared/pages/page-meta.ts'
import { readForm } from '#app/shared/pages/read-form.ts'
import type { RouteHandle } from '#app/shared/pages/route-handle.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import type { Order } from '#store-api/contract/orders.ts'
import { Notice } from '../features/checkout/notice.tsx'
import styles from '../features/checkout/order-received.module.css'
import { tellOrderChanged } from '../features/checkout/tell-order-changed.ts'
import type { Route } from './+types/order-received.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const { store, xsrf, origin } = context.get(pageContext)
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const cookies = request.headers.get('cookie')
  try {
    const order = await store.orderByKey(Number(params.id), key)
    const screen = { order, key, xsrf }
    // who followed a link from a message is as good as proved; who placed it here is known already
    if (orderKeyOf(cookies, order.id)) return screen
    const cookie = orderCookie(cookies, { id: order.id, key }, PROVED_HERE, origin)
    return data(screen, { headers: { 'Set-Cookie': cookie } })
  } catch (error) {
    if (error instanceof StoreError && error.status >= 400 && error.status < 500) {
      return data({ order: null, key, xsrf }, { status: 404 })
    }
    throw error
  }
}

type Answer = { receipt: 'sent' | 'refused' } | { payment: 'refused' }

export const action = async ({ request, params, context }: Route.ActionArgs) => {
  const { store, locale, homeLocale, origin } = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data<Answer>({ receipt: 'refused' }, { status: 400 })
  const key = String(form.get('key') ?? '')
  const id = Number(params.id)
  try {
    if (form.get('intent') === 'pay') {
      const paid = await store.payOrder(id, key, locale === homeLocale ? '' : `/${locale}`)
      // absolute, because the router would put the language before a path of its own making
      return redirectDocument(new URL(paid.redirect, origin).href, 303)
    }
    const file = form.get('receipt')
    if (!(file instanceof File) || file.size === 0) return { receipt: 'refused' } satisfies Answer
    await store.sendReceipt(id, key, file)
    return { receipt: 'sent' } satisfies Answer
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const refused: Answer = form.get('intent') === 'pay' ? { payment: 'refused' } : { receipt: 'refused' }
    return refused
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.order ? headline(loaderData.order).title : m.checkout_order_missing_title(),
    hidden: true,
  })

const headline = (order: Order): { title: string; text: string; tone: 'good' | 'waiting' | 'bad' } => {
  if (order.status === 'failed') {
    return { title: m.checkout_thanks_failed_title(), text: m.checkout_thanks_failed_text(), tone: 'bad' }
  }
  if (order.status === 'cancelled') {
    return { title: m.checkout_thanks_cancelled_title(), text: '', tone: 'bad' }
  }
  if (order.status === 'pending') {
    return {
      title: m.checkout_thanks_pending_title(),
      text: m.checkout_thanks_pending_text(),
      tone: 'waiting',
    }
  }
  return { title: m.checkout_thanks_title(), text: m.checkout_thanks_text(), tone: 'good' }
}

export default function OrderReceived({ loaderData, actionData }: Route.ComponentProps) {
  const { order, key, xsrf } = loaderData
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (order) tellOrderChanged(order.id)
  }, [order])
  if (!order) {
    return (
      <Notice
        title={m.checkout_order_missing_title()}
        text={m.checkout_order_missing_text()}
        link={href('/track-order')}
        action={m.checkout_track_link()}
      />
    )
  }
  const { title, text, tone } = headline(order)
  const sent = actionData && 'receipt' in actionData && actionData.receipt === 'sent'
  const hidden = (
    <>
      <input type="hidden" name="_xsrf" value={xsrf} />
      <input type="hidden" name="key" value={key} />
    </>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head} data-tone={tone}>
        <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path
            d={
              tone === 'good'
                ? 'M15 25l6.5 6.5L34 18.5'
                : tone === 'bad'
                  ? 'M17 17l14 14M31 17L17 31'
                  : 'M24 13v12l8 5'
            }
          />
        </svg>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </header>
      {order.can_pay && (
        <Form method="post" className={styles.pay} aria-busy={busy}>
          {hidden}
          <button type="submit" name="intent" value="pay" className={styles.primary} disabled={busy}>
            {order.status === 'failed' ? m.checkout_pay_again() : m.checkout_pay_now()}
          </button>
          {actionData && 'payment' in actionData && (
            <p role="alert" className={styles.problem}>
              {m.checkout_error_server()}
            </p>
          )}
        </Form>
      )}
      {order.transfer && <TransferDetails transfer={order.transfer} total={order.total} />}
      {order.needs_receipt && !sent && (
        <ReceiptForm busy={busy} refused={actionData !== undefined && 'receipt' in actionData}>
          {hidden}
        </ReceiptForm>
      )}
      {sent && (
        <p role="status" className={styles.sent}>
          {m.checkout_receipt_sent()}
        </p>
      )}
      <OrderView order={order} />
      <nav className={styles.ways}>
        <Link to={`${href('/track-order')}?number=${encodeURIComponent(order.number)}`}>
          {m.checkout_track_link()}
        </Link>
        <Link to={href('/')}>{m.checkout_back_to_shop()}</Link>
      </nav>
    </div>
  )
}
