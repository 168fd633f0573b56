import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { formatPriceText } from '#app/ui/format.ts'
import { agreeTo, removeLine, saveForLater } from './cart-actions.ts'
import styles from './line-messages.module.css'
import type { LineChange, Removal, ScreenLine } from './quote/merge-quote.ts'

const GONE: Record<Removal, () => string> = {
  vanished: m.cart_gone_vanished,
  out_of_stock: m.cart_gone_out_of_stock,
  not_purchasable: m.cart_gone_not_purchasable,
  option_missing: m.cart_gone_option_missing,
}

const describeChange = (change: LineChange, price: (amount: string) => string): string => {
  switch (change.kind) {
    case 'price':
      return m.cart_price_changed({ from: price(change.from), to: price(change.to) })
    case 'quantity':
      return m.cart_quantity_changed({ from: formatNumber(change.from), to: formatNumber(change.to) })
    case 'only_one':
      return m.cart_only_one_left()
  }
}

/** What changed since the shopper put it into the cart; nothing of it is applied before they agree. */
export const LineMessages = ({ line, quoted, changes, removal }: ScreenLine) => {
  const { currency, wish_list_page } = usePageSettings()
  const price = (amount: string) => `\u2068${formatPriceText(amount, currency)}\u2069`
  if (removal) {
    return (
      <div className={styles.messages}>
        <Notice
          tone="error"
          live
          actions={
            <>
              <Button size="small" variant="tonal" onClick={() => removeLine(line)}>
                {m.cart_gone_remove()}
              </Button>
              {removal === 'out_of_stock' && wish_list_page && (
                <Button size="small" variant="text" onClick={() => void saveForLater(line)}>
                  {m.cart_save_for_later()}
                </Button>
              )}
            </>
          }
        >
          {GONE[removal]()}
        </Notice>
      </div>
    )
  }
  if (!quoted || changes.length === 0) return null
  const isFewer = changes.some(({ kind }) => kind !== 'price')
  return (
    <div className={styles.messages}>
      <Notice
        tone="warning"
        live
        actions={
          <Button size="small" variant="tonal" onClick={() => agreeTo(line, quoted)}>
            {isFewer ? m.cart_agree_quantity({ count: formatNumber(quoted.quantity) }) : m.cart_agree_price()}
          </Button>
        }
      >
        {changes.map((change) => (
          <p key={change.kind}>{describeChange(change, price)}</p>
        ))}
      </Notice>
    </div>
  )
}
