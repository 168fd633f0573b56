import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { formatNumber } from '#app/ui/digits.ts'
import styles from './order-item.module.css'

/** What is bought, one below the other. */
export const OrderItems = ({ children }: { children: ReactNode }) => (
  <ul className={styles.items}>{children}</ul>
)

interface OrderItemProps {
  name: string
  /** the address of a small picture */
  picture?: string
  quantity: number
  /** as the shop writes prices */
  amount: string
  /** before how many of it */
  options?: string
  /** for who looks for the goods on a shelf */
  sku?: string
}

/** A product of an order, how many of it, and what they cost. */
export const OrderItem = ({ name, picture, quantity, amount, options, sku }: OrderItemProps) => (
  <li className={styles.item}>
    {picture ? <img src={picture} alt="" width={56} height={56} loading="lazy" /> : <span />}
    <div>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.about}>
        {options && <bdi>{options}</bdi>}
        <span>{m.checkout_quantity({ count: formatNumber(quantity) })}</span>
        {sku && <bdi>{sku}</bdi>}
      </p>
    </div>
    <p className={styles.amount}>{amount}</p>
  </li>
)
