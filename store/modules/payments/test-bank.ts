import { randomBytes, randomInt } from 'node:crypto'
import { ok } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { readSettings, type StoreSettings } from '../settings/settings.ts'
import type { PaymentGateway } from './gateway.ts'
import { isTriedOut } from './is-tried-out.ts'

export type TestBankOutcome = 'paid' | 'failed' | 'cancelled'

/** Whether anybody may pay here: it is switched on, in a shop that is tried out. */
export const isTestBankOpen = (settings: StoreSettings): boolean =>
  settings.gateways.testbank?.enabled === true && isTriedOut(settings)

/** The bank that comes with the shop: its page is under `/test-bank/{authority}`, its books are its own table. */
export const testBank: PaymentGateway = {
  id: 'testbank',
  isReady: isTestBankOpen,
  start: async (context, { amount, description, returnUrl }) => {
    const authority = randomBytes(18).toString('base64url')
    const back = new URL(returnUrl)
    back.searchParams.set('authority', authority)
    const entry = {
      authority,
      amount,
      description,
      return_url: back.href,
      outcome: '',
      reference: '',
      created_at: context.clock(),
    }
    await inTransaction(context, ({ db }) => db.insertInto('test_bank_payments').values(entry).execute())
    return ok({ authority, redirect: `/test-bank/${authority}` })
  },
  verify: async (context, { authority, amount }) => {
    const isOpen = isTestBankOpen(await readSettings(context))
    const entry = isOpen ? await findTestBankPayment(context, authority) : null
    if (!entry || entry.outcome === '') return { outcome: 'pending' }
    if (entry.outcome !== 'paid') return { outcome: entry.outcome === 'cancelled' ? 'cancelled' : 'failed' }
    return entry.amount === amount ? { outcome: 'paid', reference: entry.reference } : { outcome: 'failed' }
  },
  refund: (context, { authority }, { key, amount }) =>
    inTransaction(context, async (inside) => {
      if (!isTestBankOpen(await readSettings(inside))) return { outcome: 'unreachable' }
      const entry = await findTestBankPayment(inside, authority)
      const given = await inside.db
        .selectFrom('test_bank_returns')
        .selectAll()
        .where('authority', '=', authority)
        .execute()
      if (given.some((one) => one.key === key)) return { outcome: 'returned' }
      const sum = given.reduce((all, one) => all + one.amount, amount)
      if (entry?.outcome !== 'paid' || sum > entry.amount) return { outcome: 'refused' }
      const returned = { key, authority, amount, created_at: inside.clock() }
      await inside.db.insertInto('test_bank_returns').values(returned).execute()
      return { outcome: 'returned' }
    }),
}

/** @returns null for an unknown authority */
export const findTestBankPayment = async (context: Context, authority: string) =>
  (await context.db
    .selectFrom('test_bank_payments')
    .selectAll()
    .where('authority', '=', authority)
    .executeTakeFirst()) ?? null

/** Stores what the shopper chose on the test bank's page. The first choice is final. */
export const answerTestBank = async (
  context: Context,
  authority: string,
  outcome: TestBankOutcome,
): Promise<void> => {
  await context.db
    .updateTable('test_bank_payments')
    .set({ outcome, reference: outcome === 'paid' ? String(randomInt(1e8, 1e9)) : '' })
    .where('authority', '=', authority)
    .where('outcome', '=', '')
    .execute()
}
