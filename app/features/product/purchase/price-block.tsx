import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { useRootData } from '#app/shared/settings/root-data.ts'
import { cx } from '#app/ui/cx.ts'
import { Countdown } from '#app/ui/display/figures/countdown.tsx'
import { Amount, Price } from '#app/ui/display/figures/price.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import type { ProductView } from '../product-view.ts'
import { lowestBeforeSales, type Offer } from './offer.ts'
import styles from './price-block.module.css'

const MAX_COUNTDOWN_DAYS = 30
/** how often an ended sale is asked about while the shop says that it stands */
const MOST_ASKED = 12
/** ms between two of these questions */
const LONGEST_WAIT = 60_000

/** The price of the present choice, what it was, and how long the sale still lasts. */
export const PriceBlock = ({ product, offer }: { product: ProductView; offer: Offer }) => {
  const { currency } = usePageSettings()
  const now = useRootData()?.now ?? 0
  const lowest = offer.lowestBefore || lowestBeforeSales(product)
  if (offer.price === '') return <p className={styles.ask}>{m.product_no_price()}</p>
  return (
    <div className={styles.block}>
      <div aria-live="polite" aria-atomic>
        <Price
          amount={offer.price}
          regular={offer.priceBefore}
          from={offer.from}
          currency={currency}
          size="large"
          layout="line"
        />
        {lowest && (
          <p className={cx(styles.lowest, !offer.lowestBefore && styles.kept)}>
            {m.price_history_lowest_before()} <Amount amount={lowest} currency={currency} />
          </p>
        )}
      </div>
      {offer.saleEnds && endsSoon(offer.saleEnds, now) && (
        <p className={styles.ends}>
          <Icon name="bolt-fill" size={18} />
          <span className={styles.endsText}>{m.product_sale_ends()}</span>
          <SaleCountdown to={toUtc(offer.saleEnds)} key={offer.saleEnds} />
        </p>
      )}
    </div>
  )
}

/**
 * Loads the page's prices again when it ends. The clock of a device may be ahead of the shop's: while the shop still says
 * that the sale stands, it is asked again, after twice as long each time.
 */
const SaleCountdown = ({ to }: { to: string }) => {
  const { timezone } = usePageSettings()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked === 0) return
    void revalidate()
    if (asked === MOST_ASKED) return
    const timer = setTimeout(() => setAsked(asked + 1), Math.min(1000 * 2 ** (asked - 1), LONGEST_WAIT))
    return () => clearTimeout(timer)
  }, [asked, revalidate])
  return <Countdown to={to} timeZone={timezone} size="small" onEnd={() => setAsked(1)} />
}

/** WooCommerce's `_gmt` dates carry no zone. */
const toUtc = (date: string): string => (/z|[+-]\d\d:\d\d$/i.test(date) ? date : `${date}Z`)

const endsSoon = (date: string, now: number): boolean => {
  const left = Date.parse(toUtc(date)) - now
  return left > 0 && left < MAX_COUNTDOWN_DAYS * 86_400_000
}
