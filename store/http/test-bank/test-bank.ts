import { Hono } from 'hono'
import {
  answerTestBank,
  findTestBankPayment,
  settlePayment,
  type TestBankOutcome,
} from '../../modules/payments/payments.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Services } from '../../services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { bankPage, closedPage } from './bank-page.ts'

const OUTCOMES: Record<string, TestBankOutcome> = {
  pay: 'paid',
  'pay-twice': 'paid',
  fail: 'failed',
  cancel: 'cancelled',
}

const SECURE = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** The test bank's own pages: pay, fail, cancel, never come back, or answer twice. They need no script. */
export const testBankRoutes = (services: Services): Hono => {
  const app = new Hono()

  app.get('/test-bank/:authority', async (c) => {
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    const payment = await findTestBankPayment(context, c.req.param('authority'))
    if (!payment) return c.html(closedPage(settings.locale), 404, SECURE)
    return c.html(bankPage(payment, settings), 200, SECURE)
  })

  app.post('/test-bank/:authority', async (c) => {
    const context = requestContext(c, services)
    const { locale } = await readSettings(context)
    const authority = c.req.param('authority')
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    const choice = String(form.choice ?? '')
    const outcome = OUTCOMES[choice]
    // the bank that never answers: the shopper stays, and the shop has to find out by itself
    if (!outcome) return c.html(closedPage(locale), 200, SECURE)
    const back = await answerTestBank(context, authority, outcome)
    if (!back) return c.html(closedPage(locale), 404, SECURE)
    if (choice === 'pay-twice') await settlePayment(context, services.gateways, 'testbank', authority)
    return c.redirect(back, 303)
  })
  return app
}
