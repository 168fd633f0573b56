import { createHmac } from 'node:crypto'
import { type PhpValue, readPhpQuery } from '../wp-rest/php-query.ts'

/** OAuth 1.0a as WooCommerce's clients sign: HMAC over method, URL and query, with the secret alone as key. */
export const OAUTH_PARAMETERS = [
  'oauth_consumer_key',
  'oauth_timestamp',
  'oauth_nonce',
  'oauth_signature',
  'oauth_signature_method',
] as const

const HASHES = new Map([
  ['HMAC-SHA1', 'sha1'],
  ['HMAC-SHA256', 'sha256'],
])

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The `oauth_*` parameters of a request, from the query and an `Authorization: OAuth` header, which counts first; null when it has none. */
export const readOAuth = (url: URL, authorization: string): Map<string, string> | null => {
  const found = new Map([...url.searchParams].filter(([name]) => name.startsWith('oauth_')))
  if (/^oauth /i.test(authorization)) {
    for (const [, name, value] of authorization.matchAll(/(oauth_\w+)="([^"]*)"/g)) {
      if (name !== undefined && value !== undefined) found.set(name, decodeSafely(value))
    }
  }
  return OAUTH_PARAMETERS.some((name) => found.get(name)) ? found : null
}

const decodeSafely = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Names and values as they are signed: `include[0]` for the items of a list, in the order of the list. */
const flatten = (name: string, value: PhpValue): [string, string][] =>
  typeof value === 'string'
    ? [[name, value]]
    : [...value.values].flatMap(([key, inner]) => flatten(`${name}[${key}]`, inner))

/**
 * The signatures that these parameters may carry; null for a method we do not know. WooCommerce signs what PHP makes
 * of the query: of equal names the last. It keeps the items of a list in the order in which they were sent, while the
 * standard, and WooCommerce's JavaScript client, sort them too.
 */
export const signOAuth = (
  method: string,
  url: URL,
  parameters: Map<string, string>,
  secret: string,
): string[] | null => {
  const hash = HASHES.get(parameters.get('oauth_signature_method') ?? '')
  if (!hash) return null
  const given = new Map([...readPhpQuery(url.searchParams)].filter(([name]) => !name.startsWith('oauth_')))
  for (const [name, value] of parameters) if (name !== 'oauth_signature') given.set(name, value)
  const asSent = [...given]
    .sort(([a], [b]) => byCodeUnits(a, b))
    .flatMap(([name, value]) => flatten(name, value))
    .map(([name, value]) => [encode(name), encode(value)] as const)
  const sorted = asSent.toSorted((a, b) => byCodeUnits(a[0], b[0]) || byCodeUnits(a[1], b[1]))
  return [asSent, sorted].map((pairs) => {
    const normalised = pairs.map((pair) => pair.join('=')).join('&')
    const base = [method.toUpperCase(), encode(url.origin + url.pathname), encode(normalised)].join('&')
    return createHmac(hash, `${secret}&`).update(base).digest('base64')
  })
}
