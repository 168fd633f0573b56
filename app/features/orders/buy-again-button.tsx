import { useState } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { type BoughtAgain, buyAgain } from './buy-again.ts'
import styles from './order-detail.module.css'

const Outcome = ({ count, changes }: BoughtAgain) => (
  <Notice
    tone={count === 0 ? 'error' : changes.length > 0 ? 'warning' : 'success'}
    title={count === 0 ? m.orders_reordered_none() : m.orders_reordered({ count: formatNumber(count) })}
    actions={
      count > 0 && (
        <Button size="small" variant="tonal" render={<ShopLink to={href('/cart')} />}>
          {m.cart_view()}
        </Button>
      )
    }
    live
  >
    {changes.length > 0 && (
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    )}
  </Notice>
)

/** Fills the cart with the goods of an order and tells what came of it. The cart is on the device: this needs script. */
export const BuyAgain = ({ orderId }: { orderId: number }) => {
  const [outcome, setOutcome] = useState<BoughtAgain | 'failed' | null>(null)
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    setOutcome(await buyAgain(orderId).catch(() => 'failed' as const))
    setBusy(false)
  }
  return (
    <>
      <Button variant="tonal" icon="refresh" loading={busy} onClick={() => void again()}>
        {m.orders_reorder()}
      </Button>
      {outcome && (
        <div className={styles.outcome}>
          {outcome === 'failed' ? (
            <Notice tone="error" live>
              {m.orders_failed()}
            </Notice>
          ) : (
            <Outcome {...outcome} />
          )}
        </div>
      )}
    </>
  )
}
