import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { formatNumber } from '#app/ui/digits.ts'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { formatPriceText, type PriceCurrency } from '#app/ui/format.ts'
import styles from './order-item.module.css'

/** What is bought, one below the other. */
export const OrderItems = ({ children }: { children: ReactNode }) => (
  <ul className={styles.items}>{children}</ul>
)

interface LineDiscountProps {
  /** before coupons and after, decimal strings */
  subtotal: string
  total: string
  currency: PriceCurrency
}

/** What coupons take off a line; nothing where they take nothing. */
export const LineDiscount = ({ subtotal, total, currency }: LineDiscountProps) => {
  const amount = Number(total) - Number(subtotal)
  if (amount >= 0) return null
  return (
    <small className={styles.discount}>
      {m.orders_line_discount({ amount: formatPriceText(amount, currency) })}
    </small>
  )
}

interface OrderItemProps {
  name: string
  /** the URL of a small picture */
  picture?: string
  quantity: number
  /** how many of these pieces */
  refunded?: number
  /** before coupons, as the shop writes prices */
  amount: string
  /** what they take off it */
  discount?: ReactNode
  /** before how many of it */
  options?: string
  /** for who looks for the goods on a shelf */
  sku?: string
}

/** A product of an order, how many of it, and what they cost. */
export const OrderItem = ({
  name,
  picture,
  quantity,
  refunded,
  amount,
  discount,
  options,
  sku,
}: OrderItemProps) => (
  <li className={styles.item}>
    {picture ? <img src={picture} alt="" width={56} height={56} loading="lazy" /> : <span />}
    <div>
      <p className={styles.name}>
        <ShopText>{name}</ShopText>
      </p>
      <p className={styles.about}>
        {options && <ShopText>{options}</ShopText>}
        <span>{m.orders_quantity({ count: formatNumber(quantity) })}</span>
        {refunded ? (
          <span>
            {m.orders_refunded_pieces({ count: formatNumber(refunded), of: formatNumber(quantity) })}
          </span>
        ) : null}
        {sku && <bdi>{sku}</bdi>}
      </p>
    </div>
    <p className={styles.amount}>
      {amount}
      {discount}
    </p>
  </li>
)
