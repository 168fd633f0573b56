import { Form, href, useSubmit } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { AccountScreen } from '#app/shared/account/account-screen.tsx'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { useSending } from '#app/shared/forms/use-sending.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { OrderView } from '#app/shared/orders/order-view.tsx'
import { ReceiptForm } from '#app/shared/orders/receipt-form.tsx'
import { TransferDetails } from '#app/shared/orders/transfer-details.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { formatDate } from '#app/ui/format.ts'
import { Row } from '#app/ui/layout/container.tsx'
import { alert } from '#app/ui/overlays/alert.ts'
import type { Order } from '#store-api/contract/orders.ts'
import { BuyAgain } from './buy-again-button.tsx'
import { InvoiceHead } from './invoice-head.tsx'
import styles from './order-detail.module.css'

export type OrderAnswer =
  | { done: 'cancelled' | 'receipt' }
  | { problem: 'cancel_too_late' | 'cancel_not_allowed' | 'receipt' | 'pay' | 'failed' }

const PROBLEMS: Record<Extract<OrderAnswer, { problem: string }>['problem'], () => string> = {
  cancel_too_late: m.orders_cancel_late,
  cancel_not_allowed: m.orders_cancel_not_allowed,
  receipt: m.orders_receipt_error,
  pay: m.orders_pay_failed,
  failed: m.orders_failed,
}

const Answered = ({ answer }: { answer: OrderAnswer }) =>
  'done' in answer ? (
    <Notice tone="success" live>
      {answer.done === 'cancelled' ? m.orders_cancelled() : m.orders_receipt_sent()}
    </Notice>
  ) : (
    <Notice tone="error" live>
      {PROBLEMS[answer.problem]()}
    </Notice>
  )

interface CancelProps {
  order: Order
  busy: boolean
  children: React.ReactNode
}

/** Asks first; without script the button does at once what it says. */
const Cancel = ({ order, busy, children }: CancelProps) => {
  const submit = useSubmit()
  const ask = async (form: HTMLFormElement) => {
    const answer = await alert({
      title: m.orders_cancel_ask(),
      body: m.orders_cancel_text({ number: digits(order.number) }),
      actions: [
        { id: 'cancel', label: m.orders_cancel_yes(), variant: 'danger' },
        { id: 'keep', label: m.orders_cancel_no(), variant: 'text' },
      ],
    })
    if (answer === 'cancel') await submit(form)
  }
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void ask(event.currentTarget)
      }}
    >
      {children}
      <input type="hidden" name="intent" value="cancel" />
      <ActionFailure intent="cancel" />
      <Button type="submit" variant="text" icon="cancel" loading={busy}>
        {m.orders_cancel()}
      </Button>
    </Form>
  )
}

interface OrderDetailProps {
  order: Order
  province: string
  xsrf: string
  /** whether the time to cancel is not over yet, as the server saw it */
  inTime: boolean
  hasDownloads: boolean
  answer: OrderAnswer | undefined
}

/** One order of the customer, and all that can be done with it. */
export const OrderDetail = ({ order, province, xsrf, inTime, hasDownloads, answer }: OrderDetailProps) => {
  const { timezone } = usePageSettings()
  const refusal = answer && 'problem' in answer ? answer : null
  const sending = useSending(refusal)
  const hidden = <input type="hidden" name="_xsrf" value={xsrf} />
  const until = order.cancel_until_gmt
  return (
    <AccountScreen title={m.orders_number({ number: digits(order.number) })}>
      <InvoiceHead order={order} />
      {answer && <Answered answer={answer} />}
      <Row className={styles.actions}>
        {order.can_pay && (
          <Form method="post">
            {hidden}
            <ActionFailure intent="pay" />
            <Button type="submit" name="intent" value="pay" icon="credit_card" loading={sending === 'pay'}>
              {m.orders_pay()}
            </Button>
          </Form>
        )}
        {hasDownloads && (
          <Button
            variant={order.can_pay ? 'tonal' : 'filled'}
            icon="download"
            render={<ShopLink to={href('/downloads')} />}
          >
            {m.orders_downloads()}
          </Button>
        )}
        <BuyAgain orderId={order.id} />
        <Button variant="text" icon="receipt_long" onClick={() => print()}>
          {m.orders_print()}
        </Button>
        {until && inTime && (
          <Cancel order={order} busy={sending === 'cancel'}>
            {hidden}
          </Cancel>
        )}
      </Row>
      {until && (
        <p className={styles.hint}>
          {inTime
            ? m.orders_cancel_until({
                date: formatDate(until, { style: 'datetime', timeZone: timezone }),
              })
            : m.orders_cancel_late()}
        </p>
      )}
      {order.transfer && <TransferDetails transfer={order.transfer} total={order.total} />}
      {order.needs_receipt && (
        <ReceiptForm busy={sending === 'receipt'} refused={refusal?.problem === 'receipt'}>
          {hidden}
        </ReceiptForm>
      )}
      <OrderView order={order} province={province} />
    </AccountScreen>
  )
}
