import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { linkHref } from '#common/local-path.ts'
import type { ProductView } from '../product-view.ts'
import type { Purchase } from './use-purchase.ts'

interface BuyButtonProps {
  product: ProductView
  purchase: Purchase
  size?: 'medium' | 'large'
}

/** What there is to do with this product: buy, order ahead, go to who sells it, or nothing at all. */
export const BuyButton = ({ product, purchase, size = 'large' }: BuyButtonProps) => {
  const { offer } = purchase
  if (product.type === 'external') {
    return (
      <Button
        size={size}
        full
        trailingIcon="open_in_new"
        render={
          <a
            href={linkHref(product.external_url)}
            target="_blank"
            rel="noopener noreferrer nofollow sponsored"
          />
        }
      >
        {product.button_text || m.product_buy_elsewhere()}
      </Button>
    )
  }
  const isSoldOut = offer.stock.kind === 'out_of_stock' || offer.most === 0
  if (isSoldOut || !product.purchasable || offer.price === '') {
    return (
      <Button size={size} full disabled>
        {isSoldOut ? m.product_out_of_stock() : m.product_not_for_sale()}
      </Button>
    )
  }
  return (
    <Button size={size} full icon="add_shopping_cart" onClick={purchase.add}>
      {offer.stock.kind === 'backorder' ? m.product_order_ahead() : m.product_add_to_cart()}
    </Button>
  )
}

/** Products that are bought on this page: not grouped ones, whose children have their own buttons. */
export const hasBuyButton = (product: ProductView): boolean => product.type !== 'grouped'
