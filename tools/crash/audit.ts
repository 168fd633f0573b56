import { DatabaseSync } from 'node:sqlite'
import type { Acknowledged } from './load.ts'
import { STOCK } from './seed-shop.ts'

interface AuditFigures {
  orders: number
  /** acknowledged and not there */
  lost: number
  /** more than one order of a draft */
  doubled: number
  /** pieces that were sold and were not there */
  oversold: number
  settled: number
  messages: number
  pointEntries: number
}

export interface Audit {
  figures: AuditFigures
  /** in words; none when the shop is in order */
  problems: string[]
}

interface OrderRow {
  id: number
  status: string
  draft_id: string
  customer_id: number
  paid_at: number | null
  completed_at: number | null
  total: number
  shipping_total: number
}

const POINTS_PER = 10_000

type Ask = <T>(sql: string) => T[]

/** Rows that belong to nothing, and what the database itself finds wrong. */
const CLEAN: Record<string, string> = {
  'lines without an order': 'select id from order_items where order_id not in (select id from orders)',
  'orders without a line':
    "select id from orders where id not in (select order_id from order_items where kind = 'line_item')",
  'notes without an order': 'select id from order_notes where order_id not in (select id from orders)',
  'payments without an order': 'select id from payments where order_id not in (select id from orders)',
  'refunds without an order': 'select id from refunds where order_id not in (select id from orders)',
  'refunded lines without a refund':
    'select id from refund_items where refund_id not in (select id from refunds)',
  'points without an order':
    'select key from point_entries where order_id <> 0 and order_id not in (select id from orders)',
  'payments that the bank does not know':
    "select id from payments where gateway = 'testbank' and authority not in (select authority from test_bank_payments)",
  'foreign keys': 'pragma foreign_key_check',
  'drafts with two orders': 'select draft_id from orders group by draft_id having count(*) > 1',
  'messages twice': 'select dedupe_key from outbox_messages group by dedupe_key having count(*) > 1',
  'points counted twice': 'select key from point_entries group by key having count(*) > 1',
  'payments that were settled twice': `select json_extract(payload, '$.id') as id from events
    where type = 'payment.settled' and json_extract(payload, '$.status') = 'paid' group by id having count(*) > 1`,
  'paid attempts without an event': `select id from payments where status = 'paid' and id not in
    (select json_extract(payload, '$.id') from events
     where type = 'payment.settled' and json_extract(payload, '$.status') = 'paid')`,
  'settled events without a paid attempt': `select id from events
    where type = 'payment.settled' and json_extract(payload, '$.status') = 'paid'
    and json_extract(payload, '$.id') not in (select id from payments where status = 'paid')`,
  'paid attempts of orders without money':
    "select id from payments where status = 'paid' and order_id in (select id from orders where paid_at is null)",
  'refunds above the total':
    'select o.id from orders o join refunds r on r.order_id = o.id group by o.id having sum(r.amount) > o.total',
  'stock below nothing': 'select id from products where stock_quantity < 0',
}

/** What must be so once the shop has done all that it owes. */
const SETTLED: Record<string, string> = {
  'work left undone': "select id from jobs where status <> 'done'",
  'messages left lying': "select id from outbox_messages where status = 'queued'",
  'orders placed without a mail': `select e.id from events e where e.type = 'order.placed'
    and json_extract(e.payload, '$.status') in ('processing', 'on-hold') and not exists (select 1 from outbox_messages m
    where m.dedupe_key = 'order:' || json_extract(e.payload, '$.id') || ':' || e.id || ':mail')`,
  'orders changed without a mail': `select e.id from events e where e.type = 'order.status-changed'
    and json_extract(e.payload, '$.to') in ('processing', 'on-hold', 'completed', 'cancelled', 'refunded')
    and not exists (select 1 from outbox_messages m
    where m.dedupe_key = 'order:' || json_extract(e.payload, '$.id') || ':' || e.id || ':mail')`,
  'mails of nothing that happened': `select m.id from outbox_messages m where m.dedupe_key like 'order:%:mail'
    and not exists (select 1 from events e where m.dedupe_key =
    'order:' || json_extract(e.payload, '$.id') || ':' || e.id || ':mail')`,
  'news of customers that are missing': `select e.id from events e join orders o on o.id = json_extract(e.payload, '$.id')
    where e.type = 'order.status-changed' and o.customer_id > 0 and json_extract(e.payload, '$.to') in
    ('processing', 'on-hold', 'completed', 'cancelled', 'refunded')
    and not exists (select 1 from customer_notifications n where n.id = 'order-' || e.id)`,
}

const findRows = (ask: Ask, checks: Record<string, string>): string[] =>
  Object.entries(checks).flatMap(([name, sql]) => {
    const rows = ask<Record<string, unknown>>(sql)
    return rows.length ? [`${rows.length} ${name}, as ${JSON.stringify(rows[0])}`] : []
  })

/** What was started with, less what orders hold, is what is left. */
const findStockProblems = (ask: Ask): { problems: string[]; oversold: number } => {
  const problems: string[] = []
  let oversold = 0
  for (const [product, start] of STOCK) {
    const [held] = ask<{ pieces: number }>(
      `select coalesce(sum(i.quantity), 0) as pieces from order_items i join orders o on o.id = i.order_id
       where i.kind = 'line_item' and i.product_id = ${product} and o.status <> 'cancelled'`,
    )
    const [row] = ask<{ stock_quantity: number }>(`select stock_quantity from products where id = ${product}`)
    const pieces = held?.pieces ?? 0
    oversold += Math.max(0, pieces - start)
    if (row?.stock_quantity !== start - pieces) {
      problems.push(`product ${product}: ${row?.stock_quantity} left of ${start}, ${pieces} sold`)
    }
  }
  return { problems, oversold }
}

const findPointProblems = (ask: Ask, orders: Map<number, OrderRow>): string[] => {
  const sums = ask<{ order_id: number; sum: number }>(
    'select order_id, sum(points) as sum from point_entries where order_id <> 0 group by order_id',
  )
  const byOrder = new Map(sums.map(({ order_id, sum }) => [order_id, sum]))
  const wrong = [...orders.values()].filter(({ id, status, customer_id, total, shipping_total }) => {
    const worth = Math.floor((total - shipping_total) / POINTS_PER)
    return (byOrder.get(id) ?? 0) !== (status === 'completed' && customer_id > 0 ? worth : 0)
  })
  return wrong
    .slice(0, 3)
    .map(({ id, status }) => `points of order ${id}, ${status}: ${byOrder.get(id) ?? 0}`)
}

/** What was said to be done and is not so. */
const findBroken = (ask: Ask, orders: Map<number, OrderRow>, done: Acknowledged): string[] => {
  const codes = new Set(ask<{ code: string }>('select code from point_entries').map(({ code }) => code))
  const refunds = new Map(
    ask<{ order_id: number; sum: number }>(
      'select order_id, sum(amount) as sum from refunds group by order_id',
    ).map(({ order_id, sum }) => [order_id, sum]),
  )
  const unless = (ids: number[], what: string, holds: (order: OrderRow) => boolean) =>
    ids.flatMap((id) => {
      const order = orders.get(id)
      return order && holds(order) ? [] : [`order ${id} was said to be ${what}`]
    })
  return [
    ...unless(done.paid, 'paid', ({ paid_at }) => paid_at !== null),
    ...unless(done.completed, 'completed', ({ completed_at }) => completed_at !== null),
    ...unless(done.cancelled, 'cancelled', ({ status }) => status === 'cancelled'),
    ...unless(
      done.refunded,
      'refunded',
      ({ id, status, total }) => status === 'refunded' && refunds.get(id) === total,
    ),
    ...done.redeemed.flatMap((code) => (codes.has(code) ? [] : [`points for ${code} were said to be spent`])),
  ]
}

/**
 * Counts everything that the shop keeps against what it has acknowledged.
 * @param isSettled whether it has done all that it owed when it was stopped
 */
export const audit = (file: string, done: Acknowledged, isSettled: boolean): Audit => {
  const database = new DatabaseSync(file)
  const ask: Ask = <T>(sql: string) => database.prepare(sql).all() as T[]
  const orders = new Map(ask<OrderRow>('select * from orders').map((order) => [order.id, order]))
  const lost = done.orders.filter(({ id, draft }) => orders.get(id)?.draft_id !== draft)
  const stock = findStockProblems(ask)
  const [integrity] = ask<{ integrity_check: string }>('pragma integrity_check')
  const doubled = orders.size - new Set([...orders.values()].map(({ draft_id }) => draft_id)).size
  const count = (from: string) => ask<{ n: number }>(`select count(*) as n from ${from}`)[0]?.n ?? 0
  const problems = [
    ...(integrity?.integrity_check === 'ok' ? [] : [`the file: ${integrity?.integrity_check}`]),
    ...lost.map(({ id }) => `order ${id} was acknowledged and is not there`),
    ...stock.problems,
    ...findRows(ask, CLEAN),
    ...findBroken(ask, orders, done),
    ...(isSettled ? [...findRows(ask, SETTLED), ...findPointProblems(ask, orders)] : []),
  ]
  const figures = {
    orders: orders.size,
    lost: lost.length,
    doubled,
    oversold: stock.oversold,
    settled: count("payments where status = 'paid'"),
    messages: count('outbox_messages'),
    pointEntries: count('point_entries'),
  }
  database.close()
  return { figures, problems }
}
