import type { MeantDifference } from './meant-differences.ts'

const ownStatuses = (expected: unknown, actual: unknown): boolean =>
  typeof expected === 'string' &&
  typeof actual === 'string' &&
  actual.replaceAll(' and ', ' ').startsWith(expected.replaceAll(' and ', ' ').replace(/\.$/, ''))

/** The order's key in the URL of its page. */
const keyIn = (url: unknown): string => /[?&]key=([\w-]+)$/.exec(String(url))?.[1] ?? ''

/** Of orders, payment gateways and the reports of sales. */
export const ORDERS: readonly MeantDifference[] = [
  {
    route: /actions\/(email_templates|send_email)$/,
    path: /(\.description|\.message|\.template_id)$/,
    when: (expected) => /email|notification|template_id is not one of/i.test(String(expected)),
    reason: 'The mails of this shop, described in its own words.',
  },
  {
    route: /wc\/v3\/orders|deliveries\/order\./,
    path: /\.payment_url$/,
    kinds: ['value'],
    when: (expected, actual) => keyIn(expected) !== '' && keyIn(expected) === keyIn(actual),
    reason: 'An unpaid order is paid from its own page, where its key leads.',
  },
  {
    route: /wc\/v3\/orders/,
    path: /\.(status|message)$/,
    when: ownStatuses,
    reason: 'The statuses of Iranian shops are known beside WooCommerce’s own.',
  },
  {
    route: /^OPTIONS wc\/v3\/orders$/,
    path: /\.args\.(status\.(default|items\.enum)|dp\.default)$/,
    reason: 'More statuses are known, and amounts have as many digits as the shop’s currency.',
  },
  {
    route: /^GET wc\/v3\/payment_gateways$/,
    path: /^(body|headers\.X-WP-Total)$/,
    kinds: ['length', 'header'],
    reason: 'Cheques are not taken.',
  },
  {
    route: /wc\/v3\/payment_gateways/,
    path: /\.(description|method_description|tip)$/,
    kinds: ['value'],
    reason: 'Gateways explain themselves in our words.',
  },
  {
    route: /wc\/v3\/payment_gateways/,
    path: /\.settings\.instructions$/,
    kinds: ['missing'],
    reason: 'What a shopper is to do stands in the description, there is no second text.',
  },
  {
    route: /wc\/v3\/payment_gateways/,
    path: /\.settings\.title\.default$/,
    kinds: ['value'],
    reason: 'Gateways have names of our own until the shop gives them others.',
  },
  {
    route: /wc\/v3\/payment_gateways/,
    path: /\[bacs\]\.settings\.(account_name|card_number|iban|bank_name)$/,
    kinds: ['extra'],
    reason: 'The account is a setting of the gateway itself.',
  },
  {
    route: /wc\/v3\/payment_gateways/,
    path: /\.settings\.enable_for_(methods|virtual)$/,
    kinds: ['missing'],
    reason: 'Cash on delivery is offered wherever something is delivered.',
  },
  {
    route: /wc\/v3\/payment_gateways/,
    path: /\.order$/,
    reason: 'Every gateway has its place; an empty text would be of another type.',
  },
  {
    route: /wc\/v3\/payment_gateways/,
    path: /\.settings_url$/,
    reason: 'The settings are in our own back office.',
  },
  {
    route: /^GET wc\/v3\/reports\/(sales|top_sellers)$/,
    path: /^body(\[0\]\..*)?$/,
    kinds: ['value', 'length'],
    when: (expected) => Number(expected) === 0,
    reason: 'The recorded shop’s reports did not count the orders it had; ours do.',
  },
]
