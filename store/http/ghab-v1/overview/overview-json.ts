import { sum } from '#common/sum.ts'
import { gmtDate, localDate } from '#store/http/wp-rest/dates.ts'
import type { Decimals } from '#store/http/wp-rest/decimals.ts'
import type { LowStockItem } from '#store/modules/catalog/catalog.ts'
import type { SalesSlot } from '#store/modules/orders/orders.ts'
import type { PaymentToCheck } from '#store/modules/payments/payments.ts'
import type { Overview } from '#store-api/contract/overview.ts'
import { type Bounds, partSlots } from './periods.ts'

type Money = Decimals['money']

const salesJson = (slots: readonly SalesSlot[], money: Money) => {
  const sales = sum(slots, (slot) => slot.sales)
  const refunds = sum(slots, (slot) => slot.refunds)
  return {
    sales: money(sales),
    refunds: money(refunds),
    net: money(sales - refunds),
    orders: sum(slots, ({ orders }) => orders),
  }
}

export const totalsJson = (slots: readonly SalesSlot[], money: Money) => {
  const totals = salesJson(slots, money)
  const sales = sum(slots, (slot) => slot.sales)
  return { ...totals, average: money(Math.round(sales / Math.max(totals.orders, 1))) }
}

export const spanJson = (
  bounds: Bounds,
  slots: readonly SalesSlot[],
  { money, timezone }: { money: Money; timezone: string },
): Overview['current'] => {
  const parts = partSlots(bounds, slots)
  const dateOf = (at: number | undefined) => localDate(at ?? 0, timezone)
  return {
    from: dateOf(bounds[0]),
    to: dateOf(bounds.at(-1)),
    totals: totalsJson(parts.flat(), money),
    series: parts.map((part, at) => ({ date: dateOf(bounds[at]), ...salesJson(part, money) })),
  }
}

export const lowStockJson = (item: LowStockItem): Overview['low_stock']['products'][number] => ({
  id: item.id,
  parent_id: item.parentId,
  name: item.name,
  sku: item.sku,
  stock_quantity: item.quantity,
  threshold: item.threshold,
})

export const paymentJson = (
  { id, orderId, gateway, amount, at }: PaymentToCheck,
  money: Money,
): Overview['receipts']['latest'][number] => ({
  id,
  order_id: orderId,
  gateway,
  amount: money(amount),
  date_gmt: gmtDate(at),
})
