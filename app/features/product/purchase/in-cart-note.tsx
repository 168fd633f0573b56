import { href } from 'react-router'
import { cart } from '#app/device/shopping/cart.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import styles from './buy-card.module.css'

/** How many of this product are in the cart already: known on the device alone, so it stands in a row that is there. */
export const InCartNote = ({ productId }: { productId: number }) => {
  const count = cart.useQuantity(productId)
  return (
    <p className={styles.inCart} aria-live="polite">
      {count > 0 && (
        <ShopLink to={href('/cart')}>
          {m.product_in_cart({ count: formatNumber(count) })}
          <Icon name="chevron_right" size={18} />
        </ShopLink>
      )}
    </p>
  )
}
