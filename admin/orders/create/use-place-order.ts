import { useState } from 'react'
import { useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { newKey } from '#admin/api/idempotency-key.ts'
import type { Quote } from '#store-api/contract/cart.ts'
import type { Order } from '../order.ts'
import { useGateways } from '../use-gateways.ts'
import { type NewOrder, orderBody } from './new-order.ts'

/** Writes an order by phone down, sends its buyer the link to pay, and goes on with it where orders are. */
export const usePlaceOrder = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const [key] = useState(newKey)
  const { online, offline, all } = useGateways()
  const tellLink = ({ id, payment_url }: Order) =>
    call(`wc/v3/orders/${id}/notes`, {
      method: 'POST',
      body: { note: translate('order_desk.new.link_note', { link: payment_url }), customer_note: true },
      key,
    })
  return async (form: NewOrder, quote: Quote | undefined): Promise<void> => {
    const offered = form.payment === 'link' ? online : form.payment === 'later' ? offline : all
    const method = offered.find(({ id }) => id === form.method) ?? offered[0]
    const body = orderBody({ ...form, method: method?.id ?? '' }, quote, () => method?.title ?? '')
    try {
      const { json: order } = await call<Order>('wc/v3/orders', { method: 'POST', body, key })
      const { email, phone } = form.billing
      if (form.payment === 'link' && form.tells && (email || phone)) {
        await tellLink(order).then(
          () => notify('order_desk.new.told', { type: 'info' }),
          // the order is there: its screen has the link, too
          () => notify('order_desk.new.not_told', { type: 'warning' }),
        )
      } else notify('order_desk.new.made', { type: 'info' })
      refresh()
      redirect('edit', 'orders', order.id)
    } catch (error) {
      const { message } = error as Error
      notify(message, { type: 'error', messageArgs: { _: message } })
    }
  }
}
