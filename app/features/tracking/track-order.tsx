import { Form, href } from 'react-router'
import type { Order } from '../../../store-api/contract/orders.ts'
import { m } from '../../messages/paraglide/messages.js'
import { OrderView } from '../../shop/order-view/order-view.tsx'
import styles from './track-order.module.css'

interface Props {
  query: { number: string; contact: string }
  order: Order | null
  refusal: 'not_found' | 'throttled' | null
}

/** A guest finds an order by its number and the mobile number or e-mail it was placed with. */
export const TrackOrder = ({ query, order, refusal }: Props) => (
  <div className={styles.page}>
    <h1>{m.checkout_track_title()}</h1>
    <Form method="get" action={href('/track-order')} className={styles.form}>
      <p className={styles.text}>{m.checkout_track_text()}</p>
      <label htmlFor="track-number">{m.checkout_track_number()}</label>
      <input
        id="track-number"
        name="number"
        required
        maxLength={30}
        inputMode="numeric"
        dir="ltr"
        defaultValue={query.number}
      />
      <label htmlFor="track-contact">{m.checkout_track_contact()}</label>
      <input
        id="track-contact"
        name="contact"
        required
        maxLength={200}
        dir="ltr"
        autoComplete="tel"
        defaultValue={query.contact}
      />
      {refusal && (
        <p role="alert" className={styles.problem}>
          {refusal === 'throttled' ? m.checkout_track_throttled() : m.checkout_track_not_found()}
        </p>
      )}
      <button type="submit">{m.checkout_track_submit()}</button>
    </Form>
    {order && <OrderView order={order} />}
  </div>
)
