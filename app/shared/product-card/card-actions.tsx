import { useState } from 'react'
import { cart } from '#app/device/shopping/cart.ts'
import { wishList } from '#app/device/shopping/wish-list.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { loadForTap } from '#app/ui/overlays/load-for-tap.ts'
import { lineFromCard } from '../cart/cart-line.ts'
import { loadAddToCart } from '../cart/load-add-to-cart.ts'
import { productHref } from '../links/links.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { loadToggleWish } from '../wish-list/load-toggle-wish.ts'
import type { CardAction } from './card-facts.ts'
import type { CardLook } from './card-looks.ts'
import type { CardProduct } from './card-product.ts'
import styles from './product-card.module.css'

/** Adds by the rules of the cart; messages and dialogs come with the first press. */
const useAdd = (product: CardProduct) => {
  const [adding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    try {
      const code = await loadForTap(loadAddToCart)
      await code?.addToCart(lineFromCard(product))
    } finally {
      setAdding(false)
    }
  }
  return { adding, add: () => void add() }
}

export const CardHeart = ({ product }: { product: CardProduct }) => {
  const has = wishList.useHas(product.id)
  const toggle = async () => {
    const code = await loadForTap(loadToggleWish)
    await code?.toggleWish(product)
  }
  return (
    <IconButton
      icon="favorite"
      pressedIcon="favorite-fill"
      variant="floating"
      pressed={has}
      label={m.catalog_wish_named({ name: product.name })}
      title={undefined}
      size="small"
      className={cx(styles.raised, styles.heartButton)}
      onClick={() => void toggle()}
    />
  )
}

const WORDS: Record<CardAction, { word: () => string; named: (inputs: { name: string }) => string }> = {
  add: { word: m.catalog_add, named: m.catalog_add_named },
  options: { word: m.catalog_options, named: m.catalog_options_named },
  view: { word: m.product_view, named: m.catalog_view_named },
  out: { word: m.product_out_of_stock, named: m.catalog_out_named },
}

/** beside a price there is no room for more */
const SHORT: Partial<Record<CardAction, () => string>> = {
  add: m.catalog_add_short,
  options: m.catalog_options_short,
}

/** In the styles without a button: the product is in the cart. */
export const CardTick = ({ id }: { id: number }) =>
  cart.useHas(id) && (
    <span className={styles.tick} role="img" aria-label={m.catalog_in_cart()}>
      <Icon name="check" size={20} />
    </span>
  )

interface CardButtonProps {
  product: CardProduct
  action: CardAction
  shape: CardLook['button']
}

/** Reads what it does: Add to cart, Options, View or Out of stock; a tick for what is in the cart. */
export const CardButton = ({ product, action, shape }: CardButtonProps) => {
  const ticked = cart.useHas(product.id) && action === 'add'
  const { adding, add } = useAdd(product)
  if (shape === 'none') return null
  const label = (ticked ? m.catalog_in_cart_named : WORDS[action].named)({
    name: product.name,
  })
  const link = action === 'add' || action === 'out' ? undefined : <ShopLink to={productHref(product.slug)} />
  const shared = {
    className: cx(styles.raised, shape === 'small' && styles.smallButton),
    render: link,
    ...(link ? {} : { onClick: add, disabled: action === 'out' }),
  }
  if (shape === 'round' || shape === 'picture' || (shape === 'small' && ticked)) {
    return (
      <IconButton
        {...shared}
        icon={ticked ? 'check' : link ? 'arrow_forward' : 'add_shopping_cart'}
        variant={ticked ? 'filled' : shape === 'picture' ? 'floating' : 'tonal'}
        label={label}
      />
    )
  }
  return (
    <Button
      {...shared}
      variant={action === 'add' && !ticked ? 'filled' : 'tonal'}
      size="small"
      full={shape !== 'small'}
      icon={ticked ? 'check' : undefined}
      loading={adding}
      aria-label={label}
    >
      {ticked ? m.catalog_in_cart() : ((shape === 'small' && SHORT[action]) || WORDS[action].word)()}
    </Button>
  )
}

/** −, count and + in place of the button, once the product is in the cart. */
export const CardStepper = ({ product }: { product: CardProduct }) => {
  const quantity = cart.useQuantity(product.id)
  const { add } = useAdd(product)
  if (quantity === 0) return <CardButton product={product} action="add" shape="full" />
  const line = () => cart.lines().find(({ product_id }) => product_id === product.id)
  const change = (wanted: number) => {
    const held = line()
    if (wanted > quantity) add()
    else if (held) cart.setQuantity(held.cart_id, held.quantity - 1)
  }
  const remove = () => {
    const held = line()
    if (held) cart.remove(held.cart_id)
  }
  return (
    <QuantityStepper
      value={quantity}
      onChange={change}
      onRemove={remove}
      size="small"
      label={m.catalog_quantity_of({ name: product.name })}
      className={styles.raised}
    />
  )
}
