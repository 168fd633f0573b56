import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { feeAndTaxRows } from '#app/shared/cart/fee-and-tax-rows.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { Amount } from '#app/ui/display/figures/price.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import type { Quote } from '#store-api/contract/cart.ts'
import styles from './cart-summary.module.css'
import { FreeShipping } from './free-shipping.tsx'

interface CartSummaryProps {
  quote: Quote | null
  /** the amounts are from before the last change */
  isOld: boolean
  children: ReactNode
}

interface Row {
  label: string
  value: ReactNode
  tone?: 'good'
}

const useRows = (quote: Quote | null): Row[] => {
  const { currency } = usePageSettings()
  if (!quote) return []
  const { totals, shipping } = quote
  const amount = (value: string) => <Amount amount={value} currency={currency} />
  const isZero = (value: string) => Number(value) === 0
  const shippingValue = shipping.calculated ? (
    isZero(totals.shipping) && shipping.rates.length > 0 ? (
      m.cart_coupon_free_shipping()
    ) : (
      amount(totals.shipping)
    )
  ) : (
    <span className={styles.later}>{m.cart_shipping_unknown()}</span>
  )
  return [
    { label: m.cart_subtotal({ count: formatNumber(totals.items) }), value: amount(totals.subtotal) },
    ...(isZero(totals.discount)
      ? []
      : [{ label: m.orders_discount(), value: amount(`-${totals.discount}`), tone: 'good' as const }]),
    ...(shipping.required ? [{ label: m.orders_shipping(), value: shippingValue }] : []),
    ...feeAndTaxRows(quote).map((row) => ({ label: row.label, value: amount(row.amount) })),
  ]
}

const Waiting = () => (
  <>
    {['subtotal', 'shipping'].map((row) => (
      <div key={row} className={styles.row} aria-hidden>
        <Skeleton width={96} height={16} />
        <Skeleton width={112} height={16} />
      </div>
    ))}
  </>
)

/** Everything that adds up to what is to be paid, as the shop has worked it out. */
export const CartSummary = ({ quote, isOld, children }: CartSummaryProps) => {
  const { currency } = usePageSettings()
  const rows = useRows(quote)
  return (
    <Card as="section" className={styles.summary} aria-labelledby="summary-title">
      <h2 className={styles.title} id="summary-title">
        {m.orders_summary()}
      </h2>
      <dl className={styles.rows} aria-busy={isOld} data-old={isOld || undefined}>
        {!quote && <Waiting />}
        {rows.map(({ label, value, tone }) => (
          <div key={label} className={styles.row} data-tone={tone}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{m.orders_amount_due()}</dt>
          <dd>
            {quote ? (
              <Amount amount={quote.totals.total} currency={currency} />
            ) : (
              <Skeleton width={120} height={22} />
            )}
          </dd>
        </div>
      </dl>
      {children}
      {/* below the button, which would move: only the quote tells whether there is any */}
      {quote && <FreeShipping shipping={quote.shipping} />}
    </Card>
  )
}
