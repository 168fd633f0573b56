import { randomUUID } from 'node:crypto'
import { signOAuth } from '#store/http/middleware/oauth1.ts'
import { compareHeaders, compareJson, type Difference } from './compare.ts'
import { RECORDED_ORIGIN, type Recording } from './recordings.ts'

export type Fetch = (request: Request) => Promise<Response>

interface KeyPair {
  key: string
  secret: string
}

export interface Target {
  fetch: Fetch
  origin: string
  /** the consumer keys behind the recordings' names: `rw`, `ro` … */
  keys: Record<string, KeyPair>
  now: () => number
}

const headersFor = ({ auth, request_body }: Recording, keys: Target['keys']): Headers => {
  const headers = new Headers()
  const [how, whose = ''] = auth.split(':')
  const pair = keys[whose]
  if (how === 'basic' && pair) {
    headers.set('Authorization', `Basic ${Buffer.from(`${pair.key}:${pair.secret}`).toString('base64')}`)
  }
  if (request_body !== undefined && request_body !== null) headers.set('Content-Type', 'application/json')
  return headers
}

/** The URL, with the key in it where the recording had it there. */
const addressFor = ({ auth, method, path }: Recording, { keys, now, origin }: Target): URL => {
  const url = new URL(origin + path)
  const [how, whose = ''] = auth.split(':')
  const pair = keys[whose]
  if (how === 'query' && pair) {
    url.searchParams.set('consumer_key', pair.key)
    url.searchParams.set('consumer_secret', pair.secret)
  }
  if (how === 'oauth1' && pair) sign(url, method, pair, now())
  return url
}

/** A script that hands its JSON to a function. */
const JSONP = /^\/\*\*\/\w+\(([\s\S]*)\)$/

const sign = (url: URL, method: string, { key, secret }: KeyPair, now: number): void => {
  const given = new Map([
    ['oauth_consumer_key', key],
    ['oauth_timestamp', String(Math.floor(now / 1000))],
    ['oauth_nonce', randomUUID()],
    ['oauth_signature_method', 'HMAC-SHA256'],
  ])
  for (const [name, value] of given) url.searchParams.set(name, value)
  url.searchParams.set('oauth_signature', signOAuth(method, url, given, secret)?.[0] ?? '')
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = (await response.text()).replace(JSONP, '$1')
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A recorded script is text inside JSON: its slashes are escaped once more. */
const escaped = (origin: string): string => origin.replaceAll('/', '\\/')

/** Makes a recorded call again and tells how the answer differs. */
export const replay = async (recording: Recording, target: Target): Promise<Difference[]> => {
  const here = JSON.parse(JSON.stringify(recording).replaceAll(RECORDED_ORIGIN, target.origin)) as Recording
  const response = await target.fetch(
    new Request(addressFor(here, target), {
      method: here.method,
      headers: headersFor(here, target.keys),
      body: here.request_body ? JSON.stringify(here.request_body) : undefined,
    }),
  )
  const actual = await bodyOf(response)
  const status: Difference[] =
    response.status === here.status
      ? []
      : [{ kind: 'status', path: 'status', expected: here.status, actual: response.status }]
  const expected =
    typeof here.body === 'string' && JSONP.test(here.body)
      ? JSON.parse(
          here.body.replace(JSONP, '$1').replaceAll(escaped(RECORDED_ORIGIN), escaped(target.origin)),
        )
      : here.body
  const body = here.method === 'HEAD' ? [] : compareJson(expected, actual, 'body')
  return [...status, ...compareHeaders(here.headers, response.headers), ...body]
}
