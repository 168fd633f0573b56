import { Hono, type Context as HonoContext } from 'hono'
import {
  answerTestBank,
  findTestBankPayment,
  isTestBankOpen,
  settlePayment,
  type TestBankOutcome,
} from '#store/modules/payments/payments.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { readBytes } from '../parse.ts'
import { answeredPage, bankHeaders, bankPage, silentPage, unknownPage } from './bank-page.ts'
import { type Card, type CardField, findCardProblems, trialCard } from './card.ts'

const FORM_BYTES = 4096

const OUTCOMES: Record<string, TestBankOutcome> = {
  pay: 'paid',
  'pay-twice': 'paid',
  'pay-silent': 'paid',
  fail: 'failed',
  cancel: 'cancelled',
}

/** Who declines, cancels or says nothing has shown no card. */
const NEEDS_CARD = new Set(['pay', 'pay-twice', 'pay-silent'])

const readChoice = async (c: HonoContext): Promise<{ choice: string; card: Card }> => {
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(c.req.raw, FORM_BYTES)))
  const typed = (name: string) => form.get(name) ?? ''
  return {
    choice: typed('choice'),
    card: { number: typed('number'), expiry: typed('expiry'), cvc: typed('cvc') },
  }
}

/**
 * The test bank's own pages: pay with a card that could be one, fail, cancel, answer twice, or never come back. Only a shop that is
 * tried out has such a bank, see `isTestBankOpen`.
 */
export const testBankRoutes = (services: Services): Hono => {
  const app = new Hono()

  const open = async (c: HonoContext) => {
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    const payment = isTestBankOpen(settings)
      ? await findTestBankPayment(context, c.req.param('authority') ?? '')
      : null
    return { context, settings, payment }
  }

  app.get('/test-bank/:authority', async (c) => {
    const { settings, payment } = await open(c)
    const { locale } = settings
    if (!payment) return c.html(unknownPage(locale), 404, bankHeaders())
    const { outcome, return_url } = payment
    if (outcome) return c.html(answeredPage(locale, outcome === 'paid', return_url), 200, bankHeaders())
    const card = trialCard(services.clock(), locale)
    return c.html(bankPage(payment, settings, { card }), 200, bankHeaders(return_url))
  })

  app.post('/test-bank/:authority', async (c) => {
    const { context, settings, payment } = await open(c)
    const { locale } = settings
    if (!payment) return c.html(unknownPage(locale), 404, bankHeaders())
    const { choice, card } = await readChoice(c)
    const outcome = Object.hasOwn(OUTCOMES, choice) ? OUTCOMES[choice] : undefined
    const ask = (problems: CardField[], status: 400 | 422) =>
      c.html(bankPage(payment, settings, { card, problems }), status, bankHeaders(payment.return_url))
    if (!outcome && choice !== 'timeout') return ask([], 400)
    const problems = NEEDS_CARD.has(choice) ? findCardProblems(card, services.clock(), locale) : []
    if (problems.length) return ask(problems, 422)
    if (outcome) await answerTestBank(context, payment.authority, outcome)
    if (!outcome || choice === 'pay-silent') return c.html(silentPage(locale), 200, bankHeaders())
    if (choice === 'pay-twice') {
      await settlePayment(context, services.gateways, 'testbank', payment.authority)
    }
    return c.redirect(payment.return_url, 303)
  })
  return app
}
