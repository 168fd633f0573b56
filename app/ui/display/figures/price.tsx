import { m } from '#app/messages/paraglide/messages.js'
import { getLocale } from '#app/messages/paraglide/runtime.js'
import { cx } from '#app/ui/cx.ts'
import { formatPercent } from '#app/ui/digits.ts'
import { type PriceCurrency, percentOff, priceParts } from '#app/ui/format.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './price.module.css'

export type { PriceCurrency } from '#app/ui/format.ts'

interface AmountProps {
  amount: string | number
  currency: PriceCurrency
}

/** One amount with its unit, kept together and safe between texts of the other direction. */
export const Amount = ({ amount, currency }: AmountProps) => {
  const parts = priceParts(amount, currency)
  if (!parts) return null
  const unit = <span className={styles.unit}>{parts.unit}</span>
  // the mark that holds a minus to its number is taken for the direction of the whole
  const dir = Number(amount) < 0 ? (getLocale() === 'fa' ? 'rtl' : 'ltr') : undefined
  const space = parts.spaced ? '\u00a0' : ''
  return (
    <bdi className={styles.amount} dir={dir}>
      {parts.minus}
      {parts.unitFirst && unit}
      {parts.unitFirst ? space + parts.number : parts.number + space}
      {!parts.unitFirst && unit}
    </bdi>
  )
}

interface PriceProps extends AmountProps {
  /** struck through when it is higher than the amount */
  regular?: string | number
  /** "from", for products whose options differ in price */
  from?: boolean
  size?: 'small' | 'medium' | 'large'
  /** what stands under what: the old price below the new one, or both in a line */
  layout?: 'stack' | 'line'
  /** shows how many percent are off */
  percent?: boolean
  /** what is written for 0; by default "free" */
  zero?: string
  className?: string
}

export const Price = ({
  amount,
  currency,
  regular,
  from,
  size = 'medium',
  layout = 'stack',
  percent = true,
  zero,
  className,
}: PriceProps) => {
  if (amount === '') return null
  const off = regular === undefined ? 0 : percentOff(amount, regular)
  const isFree = Number(amount) === 0
  const now = isFree ? <span>{zero ?? m.ui_free()}</span> : <Amount amount={amount} currency={currency} />
  return (
    <div className={cx(styles.price, styles[size], styles[layout], className)}>
      <span className={styles.now}>
        {off > 0 && <VisuallyHidden>{`${m.ui_price_now()} `}</VisuallyHidden>}
        {from && !isFree && <span className={styles.from}>{`${m.ui_price_from()} `}</span>}
        {now}
      </span>
      {off > 0 && (
        <span className={styles.before}>
          <del>
            <VisuallyHidden>{`${m.ui_price_before()} `}</VisuallyHidden>
            <Amount amount={regular ?? ''} currency={currency} />
          </del>
          {percent && <Discount percent={off} />}
        </span>
      )}
    </div>
  )
}

/** The red percent badge. */
export const Discount = ({ percent }: { percent: number }) => (
  <span className={styles.discount}>
    <span aria-hidden>{formatPercent(percent)}</span>
    <VisuallyHidden>{m.ui_percent_off({ percent: formatPercent(percent) })}</VisuallyHidden>
  </span>
)
