import { useEffect, useState } from 'react'
import { cart } from '#app/device/shopping/cart.ts'
import { destination } from '#app/device/shopping/destination.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { itemCount } from '#app/shared/cart/item-count.ts'
import { Container } from '#app/ui/layout/container.tsx'
import styles from './cart-page.module.css'
import { CartSkeleton } from './cart-skeleton.tsx'
import { UnfinishedCheckout } from './checkout/unfinished-checkout.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { FilledCart } from './filled-cart.tsx'
import { quoteCache } from './quote/quote-cache.ts'
import { UnreadCart } from './unread-cart.tsx'

/** The cart is on the device: the server sends its place, the device fills it. */
export const CartPage = () => {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    cart.read().catch(() => setFailed(true))
    void destination.load()
    void quoteCache.load()
  }, [])
  const isReady = cart.useReady()
  const lines = cart.useLines()
  const count = cart.useCount()
  return (
    <Container stack="close" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {m.cart_title()}
        {lines.length > 0 && <span className={styles.count}>{itemCount(count)}</span>}
      </h1>
      <noscript>{m.cart_no_script()}</noscript>
      {!isReady && (hasFailed ? <UnreadCart /> : <CartSkeleton />)}
      {isReady && lines.length === 0 && (
        <>
          <UnfinishedCheckout />
          <EmptyCart />
        </>
      )}
      {isReady && lines.length > 0 && <FilledCart lines={lines} />}
    </Container>
  )
}
