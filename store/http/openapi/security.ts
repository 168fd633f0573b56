import type { Audience } from './own-routes/own-route.ts'

type Requirement = Record<string, never[]>

/** Ways of telling who asks, as a document of OpenAPI names them. */
export const SECURITY_SCHEMES = {
  basic: {
    type: 'http',
    scheme: 'basic',
    description: 'The consumer key is the name, its secret the password. Over HTTPS alone.',
  },
  applicationPassword: {
    type: 'http',
    scheme: 'basic',
    description: 'Username or e-mail address, and an application password of whoever runs the shop.',
  },
  consumerKey: { type: 'apiKey', in: 'query', name: 'consumer_key', description: 'With consumer_secret.' },
  consumerSecret: { type: 'apiKey', in: 'query', name: 'consumer_secret', description: 'With consumer_key.' },
  oauth1: {
    type: 'http',
    scheme: 'OAuth',
    description:
      'One-legged OAuth 1.0a: the request is signed with the consumer secret (HMAC-SHA1 or HMAC-SHA256, no token). The ' +
      'parameters stand in the header or in the query.',
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that signing in answers. A browser has it as a cookie.',
  },
  cartToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Cart-Token',
    description: 'Names the cart; every answer about a cart brings one.',
  },
  nonce: {
    type: 'apiKey',
    in: 'header',
    name: 'Nonce',
    description: 'Of the last answer about a cart, to write without a Cart-Token.',
  },
} as const

const NOBODY: Requirement = {}
const SESSION: Requirement = { session: [] }
/** a key in any way, or the session of somebody who runs the shop */
const STAFF: readonly Requirement[] = [
  { basic: [] },
  { consumerKey: [], consumerSecret: [] },
  { oauth1: [] },
  SESSION,
]

/** `wp/v2` takes no consumer keys. */
const EDITORS: readonly Requirement[] = [{ applicationPassword: [] }, SESSION]

const BY_AUDIENCE: Record<Audience, readonly Requirement[]> = {
  everybody: [],
  customer: [SESSION],
  staff: STAFF,
  manager: [SESSION],
}

/** Routes that shoppers read without a key; with a key the answer has more. */
const CATALOGUE =
  /^\/wp-json\/wc\/v3\/products(\/:id\{[^/]*|\/:\w+\{[^/]*\/variations.*|\/(attributes|brands|categories|reviews|tags)(\/.*)?)?$/
/** What of `wp/v2` is not for everybody to read. */
const OF_STAFF = /^\/wp-json\/wp\/v2\/(menu|settings|users\/(:user|me)|(posts|pages)\/:parent)/
const CART = /^\/wp-json\/wc\/store\/v1\/(cart|checkout)(\/|$)/

/** Who may call a route that declares no audience. An empty list means everybody. */
const ofNamespace = (method: string, path: string): readonly Requirement[] => {
  if (CART.test(path)) {
    return method === 'GET' ? [NOBODY, { cartToken: [] }] : [{ cartToken: [] }, { nonce: [] }]
  }
  if (path.startsWith('/wp-json/wc/store/')) return []
  // each of its requests is refused by itself
  if (path === '/wp-json/batch/v1') return [NOBODY, ...EDITORS]
  if (method === 'GET' && CATALOGUE.test(path)) return [NOBODY, ...STAFF]
  if (!path.startsWith('/wp-json/wp/v2/')) return STAFF
  return method === 'GET' && !OF_STAFF.test(path) ? [] : EDITORS
}

/** The security of an operation, by its own audience or by the namespace that it stands in. */
export const securityOf = (method: string, path: string, audience?: Audience): readonly Requirement[] =>
  audience ? BY_AUDIENCE[audience] : ofNamespace(method, path)
