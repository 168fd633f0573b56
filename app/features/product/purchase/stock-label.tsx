import { m } from '#app/messages/paraglide/messages.js'
import { cx } from '#app/ui/cx.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { Icon, type IconName } from '#app/ui/display/icon.tsx'
import type { Stock } from './offer.ts'
import styles from './stock-label.module.css'

const wordsFor = (stock: Stock): { text: string; icon: IconName; tone: string | undefined } => {
  if (stock.kind === 'out_of_stock') {
    return { text: m.product_out_of_stock(), icon: 'cancel', tone: styles.out }
  }
  if (stock.kind === 'backorder') {
    return { text: m.product_on_backorder(), icon: 'schedule', tone: styles.later }
  }
  if (stock.count === null) return { text: m.product_in_stock(), icon: 'check_circle-fill', tone: styles.in }
  const count = formatNumber(stock.count)
  return stock.low
    ? { text: m.product_only_left({ count }), icon: 'local_fire_department-fill', tone: styles.low }
    : { text: m.product_in_stock_count({ count }), icon: 'check_circle-fill', tone: styles.in }
}

export const StockLabel = ({ stock }: { stock: Stock }) => {
  const { text, icon, tone } = wordsFor(stock)
  return (
    <p className={cx(styles.stock, tone)} aria-live="polite">
      <Icon name={icon} size={18} />
      {text}
    </p>
  )
}
