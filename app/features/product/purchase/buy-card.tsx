import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Amount } from '#app/ui/display/figures/price.tsx'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import { timesQuantity } from '#common/money.ts'
import { Assurances } from '../assurances.tsx'
import type { ProductView } from '../product-view.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuyButton, hasBuyButton } from './buy-button.tsx'
import styles from './buy-card.module.css'
import { InCartNote } from './in-cart-note.tsx'
import { OptionGroups } from './option-groups.tsx'
import { PriceBlock } from './price-block.tsx'
import { StockLabel } from './stock-label.tsx'
import type { Purchase } from './use-purchase.ts'

interface QuantityProps {
  product: ProductView
  purchase: Purchase
}

interface BuyCardProps extends QuantityProps {
  /** tells the shopper later that it costs less or is back */
  alertButton: (target: AlertTarget) => ReactNode
}

export interface AlertTarget {
  /** a product or the variation that was chosen */
  productId: number
  name: string
  soldOut: boolean
}

const QuantityRow = ({ product, purchase }: QuantityProps) => {
  const { currency } = usePageSettings()
  const { offer, quantity, setQuantity } = purchase
  if (product.sold_individually) return <p className={styles.note}>{m.product_sold_individually()}</p>
  return (
    <div className={styles.quantity}>
      <QuantityStepper value={quantity} onChange={setQuantity} max={offer.most} />
      <p className={styles.total} aria-live="polite">
        <span className={styles.totalLabel}>{m.product_total()}</span>
        <Amount amount={timesQuantity(offer.price, quantity)} currency={currency} />
      </p>
    </div>
  )
}

const canCount = ({ product, purchase }: QuantityProps): boolean =>
  product.type !== 'external' &&
  product.purchasable &&
  purchase.offer.price !== '' &&
  purchase.offer.stock.kind !== 'out_of_stock'

/** Price, options, quantity and the button; it stays in sight beside the details on a wide screen. */
export const BuyCard = ({ product, purchase, alertButton }: BuyCardProps) => (
  <Card className={styles.card}>
    <PriceBlock product={product} offer={purchase.offer} />
    <OptionGroups product={product} purchase={purchase} />
    {hasBuyButton(product) && (
      <>
        {product.type !== 'external' && (
          <div className={styles.stock}>
            <StockLabel stock={purchase.offer.stock} />
            <InCartNote productId={product.id} />
          </div>
        )}
        {product.type !== 'external' && (
          <noscript>
            <p className={styles.note}>{m.product_no_script()}</p>
          </noscript>
        )}
        {canCount({ product, purchase }) && <QuantityRow product={product} purchase={purchase} />}
        <div className={styles.button}>
          <BuyButton product={product} purchase={purchase} />
        </div>
        <BuyBar product={product} purchase={purchase} />
        {product.type !== 'external' &&
          product.purchasable &&
          alertButton({
            productId: purchase.offer.variation?.id ?? product.id,
            name: product.name,
            soldOut: purchase.offer.stock.kind === 'out_of_stock',
          })}
      </>
    )}
    <Assurances product={product} />
  </Card>
)
