import { backoffDelay } from '#common/backoff.ts'
import type { Context } from '#store/context.ts'
import { type Payment, parsePayment } from './find-payments.ts'
import type { Gateways } from './gateway.ts'
import { settlePayment } from './settle-payment.ts'

const MINUTE = 60_000
const ASK_AGAIN = MINUTE
/** An attempt without an answer is given up after this time. The order has a time limit of its own. */
const ATTEMPT_LIFETIME = 30 * MINUTE
/** An attempt whose bank does not answer is asked about less and less often. */
const SILENCE = { first: ASK_AGAIN, longest: 15 * MINUTE }
/** Questions to one bank side by side. */
const QUESTIONS = 4

const isOver = (payment: Payment, now: number): boolean => payment.created_at <= now - ATTEMPT_LIFETIME

/**
 * Takes the attempt whose turn it is and sets when it comes next, should the bank not answer: until then no worker of
 * any process asks again.
 */
const claimQuestion = async (context: Context, gateway: string): Promise<Payment | null> => {
  for (;;) {
    const now = context.clock()
    const due = await context.db
      .selectFrom('payments')
      .selectAll()
      .where('gateway', '=', gateway)
      .where('status', '=', 'started')
      .where('ask_at', '<=', now)
      // those whose bank keeps silent come last
      .orderBy('asked')
      .orderBy('ask_at')
      .limit(1)
      .executeTakeFirst()
    if (!due) return null
    const asked = due.asked + 1
    const { numUpdatedRows } = await context.db
      .updateTable('payments')
      .set({ asked, ask_at: now + backoffDelay(asked, SILENCE), updated_at: now })
      .where('id', '=', due.id)
      .where('ask_at', '=', due.ask_at)
      .where('status', '=', 'started')
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return parsePayment(due)
  }
}

/** The bank knows of no payment so far: it is asked again soon, unless the attempt is too old to be paid. */
const noteAnswer = async (context: Context, payment: Payment): Promise<void> => {
  const now = context.clock()
  await context.db
    .updateTable('payments')
    .set({
      status: isOver(payment, now) ? 'expired' : 'started',
      asked: 0,
      ask_at: now + ASK_AGAIN,
      answered_at: now,
      updated_at: now,
    })
    .where('id', '=', payment.id)
    .where('status', '=', 'started')
    .execute()
}

const ask = async (
  context: Context,
  gateways: Gateways,
  payment: Payment,
  aborted?: AbortSignal,
): Promise<void> => {
  const settled = await settlePayment(context, gateways, payment.gateway, payment.authority, aborted)
  if (settled?.outcome === 'pending') await noteAnswer(context, payment)
}

/**
 * Asks a bank about attempts whose return never came, a few side by side, and gives up those that nobody paid. An
 * attempt that it does not answer for goes behind the others and waits longer each time.
 * @param end `stopping` lets it ask no further question, `aborted` ends those under way
 * @returns how many it asked about
 * @throws the first error of a question, once all were asked
 */
export const reconcilePayments = async (
  context: Context,
  gateways: Gateways,
  gateway: string,
  { stopping, aborted }: { stopping?: AbortSignal; aborted?: AbortSignal } = {},
): Promise<number> => {
  let asked = 0
  const errors: unknown[] = []
  const askInTurn = async (): Promise<void> => {
    for (;;) {
      const payment = stopping?.aborted ? null : await claimQuestion(context, gateway)
      if (!payment) return
      asked += 1
      await ask(context, gateways, payment, aborted).catch((error: unknown) => errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: QUESTIONS }, askInTurn))
  if (errors.length) throw errors[0]
  return asked
}
