import { createHmac } from 'node:crypto'

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

/** The `oauth_*` parameters of a request, from the query or an `Authorization: OAuth` header; null when it has none. */
export const readOAuth = (url: URL, authorization: string): Map<string, string> | null => {
  const found = new Map<string, string>()
  if (/^oauth /i.test(authorization)) {
    for (const [, name, value] of authorization.matchAll(/(oauth_\w+)="([^"]*)"/g)) {
      if (name !== undefined && value !== undefined) found.set(name, decodeSafely(value))
    }
  }
  for (const [name, value] of url.searchParams) if (name.startsWith('oauth_')) found.set(name, value)
  return OAUTH_PARAMETERS.some((name) => found.get(name)) ? found : null
}

const decodeSafely = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The signature these parameters should carry; null for a method we do not know. */
export const signOAuth = (
  method: string,
  url: URL,
  parameters: Map<string, string>,
  secret: string,
): string | null => {
  const hash = HASHES.get(parameters.get('oauth_signature_method') ?? '')
  if (!hash) return null
  const pairs = [...url.searchParams].filter(([name]) => !name.startsWith('oauth_'))
  for (const pair of parameters) if (pair[0] !== 'oauth_signature') pairs.push(pair)
  const normalised = pairs
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort((a, b) => byCodeUnits(a[0], b[0]) || byCodeUnits(a[1], b[1]))
    .map((pair) => pair.join('='))
    .join('&')
  const base = [method.toUpperCase(), encode(url.origin + url.pathname), encode(normalised)].join('&')
  return createHmac(hash, `${secret}&`).update(base).digest('base64')
}
