import { useShop } from '#app/shared/settings/shop.ts'
import { Price } from '#app/ui/display/price.tsx'
import styles from './buy-bar.module.css'
import { BuyButton, hasBuyButton } from './buy-button.tsx'
import type { ProductView } from './product-view.ts'
import type { Purchase } from './use-purchase.ts'

interface BuyBarProps {
  product: ProductView
  purchase: Purchase
}

/** Price and button at the bottom of a phone's screen, in the place of the shop's toolbar. */
export const BuyBar = ({ product, purchase }: BuyBarProps) => {
  const { currency } = useShop()
  if (!hasBuyButton(product)) return null
  const { offer } = purchase
  return (
    <div className={styles.bar} data-bottom-bar>
      <div className={styles.price}>
        <Price
          amount={offer.price}
          regular={offer.onSale ? offer.regularPrice : undefined}
          from={offer.from}
          currency={currency}
        />
      </div>
      <div className={styles.button}>
        <BuyButton product={product} purchase={purchase} size="medium" />
      </div>
    </div>
  )
}
