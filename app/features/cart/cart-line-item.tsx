import { cart } from '#app/device/shopping/cart.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { optionsSuffix } from '#app/shared/cart/cart-line.ts'
import { productHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { LineDiscount } from '#app/shared/orders/order-item.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { cx } from '#app/ui/cx.ts'
import { digits } from '#app/ui/digits.ts'
import { Amount, Price } from '#app/ui/display/figures/price.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { tintOf } from '#app/ui/display/pictures/thumbhash.ts'
import clamp from '#app/ui/display/text/clamp.module.css'
import { NamingText } from '#app/ui/display/text/naming-text.tsx'
import { ShopText, textMarks } from '#app/ui/display/text/shop-text.tsx'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { Row } from '#app/ui/layout/container.tsx'
import { timesQuantity } from '#common/money.ts'
import { priceBefore } from '#store-api/contract/shown-sale.ts'
import { actionId, removeLine, saveForLater } from './cart-actions.ts'
import styles from './cart-line-item.module.css'
import { LineMessages } from './line-messages.tsx'
import type { ScreenLine } from './quote/merge-quote.ts'

const slugOf = ({ line, quoted }: ScreenLine) => quoted?.slug ?? line.slug

const PictureOf = (shown: ScreenLine) => {
  const { line, quoted } = shown
  const slug = slugOf(shown)
  const picture = (
    <Img
      src={quoted?.image?.src ?? line.image}
      srcset={quoted?.image?.srcset}
      sizes="96px"
      alt=""
      ratio={1}
      tint={tintOf(quoted?.image?.thumbhash)}
    />
  )
  if (!slug) return <span className={styles.picture}>{picture}</span>
  return (
    <ShopLink to={productHref(slug)} className={styles.picture} tabIndex={-1} aria-hidden>
      {picture}
    </ShopLink>
  )
}

const NameOf = (shown: ScreenLine) => {
  const slug = slugOf(shown)
  const name = <ShopText>{plainName(shown)}</ShopText>
  return (
    <h2 className={cx(clamp.clamp, styles.name)}>
      {slug ? <ShopLink to={productHref(slug)}>{name}</ShopLink> : name}
    </h2>
  )
}

/** The name without the options that stand below it: the shop gives it so. */
const plainName = ({ line, quoted }: ScreenLine): string => {
  if (quoted) return quoted.name
  const suffix = optionsSuffix(line.meta_data)
  return line.name.endsWith(suffix) ? line.name.slice(0, -suffix.length) : line.name
}

const UnitPrice = ({ line, quoted }: ScreenLine) => {
  const { currency } = usePageSettings()
  const price = quoted?.price ?? line.price
  return (
    <div className={styles.price}>
      <Price
        amount={price}
        regular={quoted?.on_sale ? priceBefore(quoted) : undefined}
        currency={currency}
        layout="line"
        size="small"
      />
    </div>
  )
}

const LineTotal = ({ line, quoted }: ScreenLine) => {
  const { currency } = usePageSettings()
  const isFresh = quoted?.requested_quantity === line.quantity
  const amount = isFresh ? quoted.subtotal : timesQuantity(quoted?.price ?? line.price, line.quantity)
  return (
    <p className={styles.total}>
      <span className="visually-hidden">
        <NamingText name={line.name}>{m.cart_line_total({ name: line.name })}</NamingText>:{' '}
      </span>
      <Amount amount={amount} currency={currency} />
      {isFresh && <LineDiscount subtotal={quoted.subtotal} total={quoted.total} currency={currency} />}
    </p>
  )
}

/** One product in the cart, with what the shop has to tell of it. */
export const CartLineItem = (shown: ScreenLine) => {
  const { line, quoted, removal } = shown
  const { wish_list_page } = usePageSettings()
  const isSingle = quoted?.sold_individually ?? line.sold_individually
  return (
    <li className={styles.line} data-line={line.cart_id} data-gone={removal ? true : undefined}>
      <PictureOf {...shown} />
      <div className={styles.texts}>
        <NameOf {...shown} />
        {line.meta_data.length > 0 && (
          <p className={styles.options}>
            {(quoted?.meta_data ?? line.meta_data).map(({ key, value }) => (
              <bdi key={key} {...textMarks(key)}>
                {key}: <bdi {...textMarks(value)}>{digits(value)}</bdi>
              </bdi>
            ))}
          </p>
        )}
        {!removal && <UnitPrice {...shown} />}
      </div>
      <IconButton
        className={styles.remove}
        icon="delete"
        size="small"
        id={actionId('remove', line)}
        label={m.ui_remove_named({ name: line.name })}
        onClick={() => removeLine(line)}
      />
      <LineMessages {...shown} />
      {!removal && (
        <Row className={styles.foot}>
          {isSingle ? (
            <span className={styles.single}>{m.cart_one({ count: digits(1) })}</span>
          ) : (
            <QuantityStepper
              size="small"
              value={line.quantity}
              max={quoted ? quoted.max_quantity : line.stock_quantity}
              label={m.product_quantity_of({ name: line.name })}
              onChange={(quantity) => cart.setQuantity(line.cart_id, quantity)}
            />
          )}
          {wish_list_page && (
            <Button
              variant="text"
              size="small"
              icon="bookmark"
              id={actionId('save', line)}
              className={styles.later}
              aria-label={m.cart_save_named({ name: line.name })}
              onClick={() => void saveForLater(line)}
            >
              {m.cart_save_for_later()}
            </Button>
          )}
          <LineTotal {...shown} />
        </Row>
      )}
    </li>
  )
}
