import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { RemovableChip } from '#app/ui/actions/chip.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Row } from '#app/ui/layout/container.tsx'
import type { Quote } from '#store-api/contract/cart.ts'
import styles from './coupon-field.module.css'

interface CouponFieldProps {
  quote: Quote
  problem?: string
}

/** Codes that count, each with its way out, and room for one more. */
export const CouponField = ({ quote, problem }: CouponFieldProps) => (
  <div className={styles.coupons}>
    {quote.coupons.length > 0 && (
      <Row>
        {quote.coupons.map(({ code }) => (
          <RemovableChip
            key={code}
            render={
              <button
                type="submit"
                name="intent"
                value={`drop-coupon:${code}`}
                aria-label={m.cart_coupon_remove({ code })}
              />
            }
          >
            {code}
          </RemovableChip>
        ))}
      </Row>
    )}
    <div className={styles.entry}>
      <TextField
        key={quote.coupons.length}
        id="coupon"
        name="coupon"
        label={m.cart_coupon()}
        error={problem}
        latin
        autoComplete="off"
        autoCapitalize="none"
      />
      <Button type="submit" name="intent" value="coupon" variant="tonal" className={styles.apply}>
        {m.ui_apply()}
      </Button>
    </div>
  </div>
)
