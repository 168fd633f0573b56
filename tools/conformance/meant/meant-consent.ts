import type { MeantDifference } from './meant-differences.ts'

const AUTHORIZE = /^GET wc-auth\/v1\/authorize$/
const GRANTED = /^GET wc-auth\/v1\/access_granted$/

/** What WooCommerce says of a key that was not handed over. */
const PROBLEMS = new Set([
  'Error: Invalid nonce verification.',
  'Error: An error occurred in the request and at the time were unable to send the consumer data.',
  'Error: A valid URL was not provided..',
])

/** Of how an application is connected with the shop. */
export const CONSENT_PAGES: readonly MeantDifference[] = [
  {
    route: AUTHORIZE,
    query: /return_url=(nope|myapp%3A)/,
    path: /^status$/,
    when: (expected, actual) => expected === '302' && actual === '401',
    reason: 'A browser is sent back by http and https alone, and what is no URL is not made one.',
  },
  {
    route: /^GET wc-auth\/v1\/login$/,
    path: /^status$/,
    when: (expected, actual) => expected === '200' && actual === '401',
    reason: 'One signs in on the shop’s own page.',
  },
  {
    route: GRANTED,
    path: /^body\.problem$/,
    kinds: ['value'],
    when: (expected, actual) =>
      PROBLEMS.has(String(expected)) &&
      /^Error: .* Start the request again from the application\.$/.test(String(actual)),
    reason: 'Who is refused is told what became of the key, and what to do.',
  },
  {
    route: GRANTED,
    path: /^body\.denied$/,
    kinds: ['type'],
    when: (expected, actual) => expected === null && /[?&]success=0&/.test(String(actual)),
    reason: 'Where no key was given, a link leads back to the application.',
  },
  {
    route: /^GET $/,
    path: /^body\.authentication\.application-passwords$/,
    kinds: ['missing'],
    reason: 'Application passwords are made by who is signed in; no page makes them for applications.',
  },
]
