import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Price } from '#app/ui/display/figures/price.tsx'
import { BottomBar } from '#app/ui/layout/bottom-bar.tsx'
import type { ProductView } from '../product-view.ts'
import { BuyButton, hasBuyButton } from './buy-button.tsx'
import type { Purchase } from './use-purchase.ts'

interface BuyBarProps {
  product: ProductView
  purchase: Purchase
}

/** Price and button at the bottom of a phone's screen, in the place of the shop's toolbar. */
export const BuyBar = ({ product, purchase }: BuyBarProps) => {
  const { currency } = usePageSettings()
  if (!hasBuyButton(product)) return null
  const { offer } = purchase
  return (
    <BottomBar
      toolbar="instead"
      amount={
        <Price amount={offer.price} regular={offer.priceBefore} from={offer.from} currency={currency} />
      }
    >
      <BuyButton product={product} purchase={purchase} size="medium" />
    </BottomBar>
  )
}
