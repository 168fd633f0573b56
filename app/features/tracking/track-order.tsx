import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { useSending } from '#app/shared/forms/use-sending.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { OrderFacts, OrderTimeline } from '#app/shared/orders/order-parts.tsx'
import { OrderView } from '#app/shared/orders/order-view.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Container, Stack } from '#app/ui/layout/container.tsx'
import type { Order, TrackedOrder } from '#store-api/contract/orders.ts'
import { ProveContact } from './prove-contact.tsx'
import { TrackForm } from './track-form.tsx'
import styles from './track-order.module.css'

export interface TrackQuery {
  number: string
  contact: string
}

export type TrackProblem = 'number' | 'contact' | 'not_found' | 'throttled'

/** What came of asking for a code, or of entering one. */
export interface CodeAnswer {
  /** names what was asked for; '' before anything was */
  request: string
  /** when another code may be asked for, epoch ms, and the seconds until then */
  resendAt: number
  resendAfter: number
  problem: 'wrong_code' | 'used_up' | 'throttled' | 'failed' | null
}

/** The answer to a number and a contact. */
export interface TrackAnswer {
  query: TrackQuery
  /** how far the order is, for who knows number and contact */
  tracked: TrackedOrder | null
  problems: TrackProblem[]
  answer?: CodeAnswer
}

interface KnownOrderProps {
  order: Order
  province: string
  page: string
}

interface TrackOrderProps extends TrackAnswer {
  xsrf: string
  /** the whole order, for who may see it, and the page where it is paid */
  known: KnownOrderProps | null
}

const Progress = ({ order }: { order: TrackedOrder }) => (
  <>
    <OrderFacts order={order} number={order.number} />
    <OrderTimeline timeline={order.timeline} />
  </>
)

const KnownOrder = ({ order, province, page }: KnownOrderProps) => (
  <>
    {(order.can_pay || order.needs_receipt) && (
      <Button render={<ShopLink to={page} />} size="large" full>
        {order.can_pay ? m.orders_pay_now() : m.orders_receipt_title()}
      </Button>
    )}
    <OrderView order={order} province={province} />
    <Button render={<ShopLink to={href('/track-order')} />} variant="text" icon="search">
      {m.tracking_another()}
    </Button>
  </>
)

/** What came of asking has the focus, and is read out, until a code is asked for. */
const Result = ({
  query,
  xsrf,
  tracked,
  problems,
  answer,
  sending,
}: TrackAnswer & { xsrf: string; sending: string | null }) => {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if ((tracked || problems.length) && !answer) box.current?.focus()
  }, [tracked, problems, answer])
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={styles.result}
      aria-label={tracked ? m.orders_number({ number: digits(tracked.number) }) : m.tracking_title()}
    >
      <Stack>
        {problems.includes('throttled') && (
          <Notice tone="warning" live>
            {m.tracking_throttled()}
          </Notice>
        )}
        {tracked && <Progress order={tracked} />}
        <ProveContact {...{ query, xsrf, answer, sending }} />
      </Stack>
    </section>
  )
}

/**
 * A guest finds an order by its number and the mobile number or e-mail it was placed with, and sees its status; what
 * was bought by whom is shown once a code has proved the contact.
 */
export const TrackOrder = ({ query, xsrf, known, tracked, problems, answer }: TrackOrderProps) => {
  // whatever is answered can be acted upon at once
  const sending = useSending(query)
  if (known) {
    return (
      <Container narrow className={styles.page}>
        <h1>{m.tracking_title()}</h1>
        <KnownOrder {...known} />
      </Container>
    )
  }
  const hasAnswer = tracked !== null || problems.includes('throttled')
  return (
    <Container className={hasAnswer ? styles.beside : styles.alone}>
      <h1>{m.tracking_title()}</h1>
      {hasAnswer && <Result {...{ query, xsrf, tracked, problems, answer, sending }} />}
      <TrackForm key={`${query.number} ${query.contact}`} {...{ query, xsrf, problems, sending }} />
    </Container>
  )
}
