import { useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { lineFromCard, orderableStock } from '#app/shared/cart/cart-line.ts'
import { loadAddToCart } from '#app/shared/cart/load-add-to-cart.ts'
import { productHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { priceFacts } from '#app/shared/product-card/card-facts.ts'
import type { CardProduct } from '#app/shared/product-card/card-product.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { Price } from '#app/ui/display/figures/price.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import { loadForTap } from '#app/ui/overlays/load-for-tap.ts'
import { toast } from '#app/ui/overlays/toast.ts'
import styles from './grouped-children.module.css'

const add = async (child: CardProduct, quantity: number): Promise<void> => {
  if (quantity === 0) return toast(m.product_add_quantity(), { tone: 'error' })
  const code = await loadForTap(loadAddToCart)
  await code?.addToCart(lineFromCard(child, quantity))
}

const ChildActions = ({ child }: { child: CardProduct }) => {
  const [quantity, setQuantity] = useState(1)
  if (child.type !== 'simple') {
    return (
      <Button variant="tonal" size="small" render={<ShopLink to={productHref(child.slug)} />}>
        {child.type === 'variable' ? m.product_see_options() : m.product_view()}
      </Button>
    )
  }
  const most = orderableStock(child)
  if (most === 0 || !child.purchasable) return <p className={styles.out}>{m.product_out_of_stock()}</p>
  return (
    <>
      {!child.sold_individually && (
        <QuantityStepper
          size="small"
          value={quantity}
          min={0}
          onChange={setQuantity}
          max={most}
          label={m.product_quantity_of({ name: child.name })}
        />
      )}
      <IconButton
        icon="add_shopping_cart"
        variant="filled"
        label={m.product_add_named({ name: child.name })}
        onClick={() => void add(child, quantity)}
      />
    </>
  )
}

/** The products that make up a grouped one; each is bought by itself. */
export const GroupedChildren = ({ items }: { items: CardProduct[] }) => {
  const { currency } = usePageSettings()
  if (items.length === 0) return null
  return (
    <Card as="section" aria-label={m.product_group()} className={styles.card}>
      <h2 className={styles.title}>{m.product_group()}</h2>
      <ul className={styles.list}>
        {items.map((child) => (
          <li key={child.id} className={styles.child}>
            <ShopLink to={productHref(child.slug)} className={styles.link}>
              <span className={styles.picture}>
                <Img
                  src={child.image?.src ?? ''}
                  srcset={child.image?.srcset}
                  sizes="72px"
                  widths={[160]}
                  alt=""
                  ratio={1}
                  tint={child.image?.tint}
                />
              </span>
              <span className={styles.name}>
                <ShopText>{child.name}</ShopText>
              </span>
            </ShopLink>
            <Price
              amount={child.price}
              {...priceFacts(child)}
              currency={currency}
              layout="line"
              size="small"
              className={styles.price}
            />
            <div className={styles.actions}>
              <ChildActions child={child} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
