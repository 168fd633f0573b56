import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { backoffDelay } from '#common/backoff.ts'
import { formatMoney } from '#common/money.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import { TimeoutError, withTimeout } from '#common/with-timeout.ts'
import type { Context } from '#store/context.ts'
import { findAnswer, keepAnswer, requestOf } from '#store/database/idempotency.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { addNote, type NewRefund, planRefund, type RefundRefusal, refundOrder } from '../orders/orders.ts'
import { readSettings } from '../settings/settings.ts'
import type { Gateways, PaymentGateway, ReturnOutcome } from './gateway.ts'
import { methodTexts, NOTE_MESSAGES } from './messages.ts'
import type { PaymentReturnsTable } from './tables.ts'

const ANSWERS_WITHIN = 12_000
const SILENCE = { first: 60_000, longest: 15 * 60_000 }

export type ReturnRefusal =
  | RefundRefusal
  /** the order was not paid through a bank that gives money back by itself */
  | 'not_supported'
  /** the bank has not answered for money of the order that it was asked for before */
  | 'underway'
  | 'bank_refused'
  /** it is asked again by itself */
  | 'bank_unreachable'
  /** the money was given back; a note at the order says what to do */
  | 'order_changed'

type Return = Selectable<PaymentReturnsTable>

/** The newest attempt that paid for an order through a bank that gives money back. */
const findReturnable = async ({ db }: Context, gateways: Gateways, orderId: number) => {
  const paid = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .orderBy('id', 'desc')
    .execute()
  return paid.find(({ gateway }) => gateways.get(gateway)?.refund !== undefined)
}

const findReturn = ({ db }: Context, column: 'id' | 'order_id', value: number) =>
  db.selectFrom('payment_returns').selectAll().where(column, '=', value).executeTakeFirst()

interface AskedReturn {
  orderId: number
  refund: NewRefund
  /** by which the request is known when it comes again */
  request: string | null
}

/**
 * Writes down what the bank will be asked, before it is: what nobody answers for is asked again.
 * @returns for a request that was answered before the id of its refund
 */
const begin = (
  context: Context,
  gateways: Gateways,
  { orderId, refund, request }: AskedReturn,
): Promise<Result<Return | number, ReturnRefusal>> =>
  inTransaction(context, async (inside) => {
    const answered = (await findAnswer(inside, request)) as number | undefined
    if (answered !== undefined) return ok(answered)
    const payment = await findReturnable(inside, gateways, orderId)
    if (!payment) return refuse('not_supported' as const)
    if (await findReturn(inside, 'order_id', orderId)) return refuse('underway' as const)
    const plan = await planRefund(inside, orderId, refund)
    if (!plan.ok) return plan
    if (plan.value.amount === 0) return refuse('wrong_amount' as const)
    const now = inside.clock()
    const row = {
      order_id: orderId,
      payment_id: payment.id,
      key: randomUUID(),
      amount: plan.value.amount,
      refund: toJson(refund),
      request,
      asked_by: inside.actor.customerId,
      ask_at: now + SILENCE.first,
      created_at: now,
    }
    return ok(
      await inside.db.insertInto('payment_returns').values(row).returningAll().executeTakeFirstOrThrow(),
    )
  })

/** A bank that does not come back with an answer is out of reach. */
const ask = async (
  context: Context,
  gateways: Gateways,
  { payment_id, key, amount }: Return,
  aborted?: AbortSignal,
): Promise<ReturnOutcome> => {
  const payment = await context.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  const give = gateways.get(payment.gateway)?.refund as NonNullable<PaymentGateway['refund']>
  const { gateways: configured } = await readSettings(context)
  const options = configured[payment.gateway]?.settings ?? {}
  try {
    return await withTimeout(
      (signal) => give(context, payment, { key, amount }, options, signal),
      ANSWERS_WITHIN,
      aborted,
    )
  } catch (error) {
    if (error instanceof TimeoutError) return { outcome: 'unreachable' }
    throw error
  }
}

const noteAt = async (
  inside: Context,
  { order_id, payment_id, amount }: Return,
  kind: 'returnRefused' | 'returnedBeyond',
): Promise<void> => {
  const { gateway } = await inside.db
    .selectFrom('payments')
    .select('gateway')
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  const { gateways, locale, currency } = await readSettings(inside)
  const by = methodTexts(gateway, gateways[gateway], locale).title
  await addNote(inside, order_id, NOTE_MESSAGES[locale][kind](by, formatMoney(amount, currency.decimals)))
}

/**
 * Writes down what the bank answered. Of callers at once, one gets past the row. Money that was given back stays so,
 * whatever became of the order meanwhile: then a note tells the staff.
 */
const record = async (
  context: Context,
  row: Return,
  outcome: 'returned' | 'refused',
): Promise<Result<number, ReturnRefusal>> => {
  const refund = await inTransaction(context, async (inside) => {
    const taken = await inside.db.deleteFrom('payment_returns').where('id', '=', row.id).executeTakeFirst()
    if (taken.numDeletedRows === 0n) return null
    const written =
      outcome === 'returned'
        ? await refundOrder(inside, row.order_id, fromJson(row.refund), { askedBy: row.asked_by })
        : null
    if (written?.ok) {
      await keepAnswer(inside, row.request, written.value.id)
      return written.value.id
    }
    if (written?.error !== 'unknown_order')
      await noteAt(inside, row, written ? 'returnedBeyond' : 'returnRefused')
    return null
  })
  return refund === null ? refuse(outcome === 'refused' ? 'bank_refused' : 'order_changed') : ok(refund)
}

const settle = async (
  context: Context,
  gateways: Gateways,
  row: Return,
  aborted?: AbortSignal,
): Promise<Result<number, ReturnRefusal>> => {
  const { outcome } = await ask(context, gateways, row, aborted)
  return outcome === 'unreachable' ? refuse('bank_unreachable') : record(context, row, outcome)
}

/**
 * Has the bank give money of an order back, and notes it with the goods that came back for it. No transaction is open
 * while the bank is asked.
 * @param key of the request: with the same one the same money is given back once
 * @returns the refund's id
 */
export const returnPayment = async (
  context: Context,
  gateways: Gateways,
  orderId: number,
  refund: NewRefund,
  key?: string,
): Promise<Result<number, ReturnRefusal>> => {
  const request = requestOf(context, { verb: 'return_payment', key, body: [orderId, refund] })
  const begun = await begin(context, gateways, { orderId, refund, request })
  if (!begun.ok) return begun
  return typeof begun.value === 'number' ? ok(begun.value) : settle(context, gateways, begun.value)
}

/** Takes the row whose turn it is and sets when it comes next, should the bank not answer. */
const claim = async (context: Context): Promise<Return | null> => {
  for (;;) {
    const now = context.clock()
    const due = await context.db
      .selectFrom('payment_returns')
      .selectAll()
      .where('ask_at', '<=', now)
      .orderBy('ask_at')
      .limit(1)
      .executeTakeFirst()
    if (!due) return null
    const asked = due.asked + 1
    const { numUpdatedRows } = await context.db
      .updateTable('payment_returns')
      .set({ asked, ask_at: now + backoffDelay(asked, SILENCE) })
      .where('id', '=', due.id)
      .where('ask_at', '=', due.ask_at)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return due
  }
}

/**
 * Asks banks again that did not answer for money they were to give back.
 * @returns how many it asked about
 */
export const settleReturns = async (
  context: Context,
  gateways: Gateways,
  { stopping, aborted }: { stopping?: AbortSignal; aborted?: AbortSignal } = {},
): Promise<number> => {
  for (let asked = 0; ; asked += 1) {
    const row = stopping?.aborted ? null : await claim(context)
    if (!row) return asked
    await settle(context, gateways, row, aborted)
  }
}
