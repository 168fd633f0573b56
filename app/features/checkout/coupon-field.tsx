import { m } from '#app/messages/paraglide/messages.js'
import type { Quote } from '#store-api/contract/cart.ts'
import styles from './coupon-field.module.css'

/** Codes that count, each with its way out, and room for one more. */
export const CouponField = ({ quote }: { quote: Quote }) => (
  <div className={styles.coupons}>
    {quote.coupons.map(({ code }) => (
      <button
        key={code}
        type="submit"
        name="intent"
        value={`drop-coupon:${code}`}
        className={styles.code}
        aria-label={m.checkout_coupon_remove({ code })}
      >
        <bdi>{code}</bdi>
        <span aria-hidden="true">×</span>
      </button>
    ))}
    <div className={styles.entry}>
      <label htmlFor="coupon" className={styles.label}>
        {m.checkout_coupon_label()}
      </label>
      <input
        id="coupon"
        name="coupon"
        type="text"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        className={styles.input}
        key={quote.coupons.length}
      />
      <button type="submit" name="intent" value="coupon" className={styles.apply}>
        {m.checkout_coupon_apply()}
      </button>
    </div>
  </div>
)
