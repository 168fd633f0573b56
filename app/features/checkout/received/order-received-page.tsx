import { type ReactNode, useEffect } from 'react'
import { Form, href } from 'react-router'
import { installInvitation } from '#app/device/install.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { useSending } from '#app/shared/forms/use-sending.ts'
import { InstallPlace } from '#app/shared/install/install-place.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { OrderView } from '#app/shared/orders/order-view.tsx'
import { ReceiptForm } from '#app/shared/orders/receipt-form.tsx'
import { TransferDetails } from '#app/shared/orders/transfer-details.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Avatar } from '#app/ui/display/pictures/avatar.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import type { Order } from '#store-api/contract/orders.ts'
import { describeOutcome } from './order-outcome.ts'
import styles from './order-received-page.module.css'
import { tellOrderChanged } from './tell-order-changed.ts'

/** What came of the receipt that was sent, or of paying again. */
export type ReceivedAnswer = { receipt: 'sent' | 'refused' } | { payment: 'refused' }

const OrderMissing = () => (
  <EmptyState icon="search_off" title={m.orders_missing_title()} text={m.orders_missing_text()} level={1}>
    <Button size="large" render={<ShopLink to={href('/track-order')} />}>
      {m.tracking_title()}
    </Button>
  </EmptyState>
)

const MARKS = {
  good: { icon: 'check', tone: 'success' },
  waiting: { icon: 'schedule', tone: 'secondary' },
  bad: { icon: 'close', tone: 'error' },
} as const

const Outcome = ({ order }: { order: Order }) => {
  const { title, text, tone } = describeOutcome(order)
  const mark = MARKS[tone]
  return (
    <header className={styles.head}>
      <Avatar tone={mark.tone} className={styles.mark}>
        <Icon name={mark.icon} size={40} />
      </Avatar>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </header>
  )
}

interface PayProps {
  order: Order
  busy: boolean
  refused: boolean
  /** hidden fields */
  children: ReactNode
}

const Pay = ({ order, busy, refused, children }: PayProps) => (
  <Form method="post" className={styles.pay}>
    {children}
    <ActionFailure intent="pay" />
    <Button type="submit" name="intent" value="pay" size="large" className={styles.button} loading={busy}>
      {order.status === 'failed' ? m.orders_pay_again() : m.orders_pay_now()}
    </Button>
    {refused && (
      <Notice tone="error" live>
        {m.checkout_error_server()}
      </Notice>
    )}
  </Form>
)

interface OrderReceivedPageProps {
  /** null when there is none with this key */
  order: Order | null
  province: string
  orderKey: string
  xsrf: string
  /** it was placed before, with another address or way to pay than was sent last */
  isOther: boolean
  answer: ReceivedAnswer | undefined
}

/** How the order stands right after it was placed, and what is left to do for it. */
export const OrderReceivedPage = ({
  order,
  province,
  orderKey,
  xsrf,
  isOther,
  answer,
}: OrderReceivedPageProps) => {
  const receipt = answer && 'receipt' in answer ? answer.receipt : null
  const sending = useSending(receipt === 'sent' ? null : answer)
  useEffect(() => {
    if (!order) return
    tellOrderChanged(order.id)
    installInvitation.noteOrder()
  }, [order])
  if (!order) return <OrderMissing />
  const hidden = (
    <>
      <input type="hidden" name="_xsrf" value={xsrf} />
      <input type="hidden" name="key" value={orderKey} />
    </>
  )
  return (
    <div className={styles.page}>
      <Outcome order={order} />
      {isOther && <Notice tone="warning">{m.checkout_placed_before()}</Notice>}
      {order.can_pay && (
        <Pay order={order} busy={sending === 'pay'} refused={answer !== undefined && 'payment' in answer}>
          {hidden}
        </Pay>
      )}
      {order.transfer && <TransferDetails transfer={order.transfer} total={order.total} />}
      {order.needs_receipt && receipt !== 'sent' && (
        <ReceiptForm busy={sending === 'receipt'} refused={receipt === 'refused'}>
          {hidden}
        </ReceiptForm>
      )}
      {receipt === 'sent' && (
        <Notice tone="success" live>
          {m.orders_receipt_sent()}
        </Notice>
      )}
      <OrderView order={order} province={province} />
      <Button
        variant="text"
        className={styles.track}
        render={<ShopLink to={`${href('/track-order')}?number=${encodeURIComponent(order.number)}`} />}
      >
        {m.tracking_title()}
      </Button>
      <InstallPlace />
    </div>
  )
}
