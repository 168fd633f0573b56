import { signOAuth } from '#store/http/middleware/oauth1.ts'
import { TEST_ORIGIN } from './test-store.ts'

/** A path that is signed by OAuth 1.0a with a consumer key, for one `GET`. */
export const signedPath = (
  path: string,
  { consumerKey, consumerSecret }: { consumerKey: string; consumerSecret: string },
  { nonce, now }: { nonce: string; now: number },
): string => {
  const url = new URL(TEST_ORIGIN + path)
  const parameters = new Map([
    ['oauth_consumer_key', consumerKey],
    ['oauth_nonce', nonce],
    ['oauth_signature_method', 'HMAC-SHA256'],
    ['oauth_timestamp', String(Math.floor(now / 1000))],
  ])
  parameters.set('oauth_signature', signOAuth('GET', url, parameters, consumerSecret)?.[0] ?? '')
  for (const [name, value] of parameters) url.searchParams.set(name, value)
  return url.pathname + url.search
}
