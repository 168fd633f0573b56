import { randomUUID } from 'node:crypto'
import { signOAuth } from '#store/http/middleware/oauth1.ts'
import { compareHeaders, compareJson, type Difference, HEADERS, type Kind } from '../compare.ts'
import { meantHeaders } from '../meant/meant-headers.ts'
import { readFeed } from './read-feed.ts'
import { isBytes, RECORDED_ORIGIN, type Recording } from './recordings.ts'

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

const headersFor = ({ auth, request_body, request_headers }: Recording, keys: Target['keys']): Headers => {
  const headers = new Headers()
  const [how, whose = ''] = auth.split(':')
  const pair = keys[whose]
  if ((how === 'basic' || how === 'app-password') && pair) {
    headers.set('Authorization', `Basic ${Buffer.from(`${pair.key}:${pair.secret}`).toString('base64')}`)
  }
  if (request_body !== undefined && request_body !== null) headers.set('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(request_headers ?? {})) headers.set(name, value)
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
    return readFeed(text) ?? text
  }
}

/** A recorded script is text inside JSON: its slashes are escaped once more. */
const escaped = (origin: string): string => origin.replaceAll('/', '\\/')

const recordedBody = ({ body }: Recording, origin: string): unknown => {
  if (typeof body !== 'string') return body
  return JSONP.test(body)
    ? JSON.parse(body.replace(JSONP, '$1').replaceAll(escaped(RECORDED_ORIGIN), escaped(origin)))
    : (readFeed(body) ?? body)
}

/** A recorded call as it is made again, and both answers. */
export interface Exchange {
  /** as recorded, but for the origin */
  recording: Recording
  recorded: unknown
  response: Response
  ours: unknown
  /** the headers to compare of what is no answer of ours; they are meant as recorded */
  headerNames?: readonly string[]
}

export const comparedHeaders = ({ headerNames }: Exchange): readonly string[] => headerNames ?? HEADERS

/** The recorded headers as we mean to send them. */
export const expectedHeaders = ({ headerNames, recording }: Exchange): Record<string, string> =>
  headerNames ? recording.headers : meantHeaders(recording)

const requestBody = ({ request_body: body }: Recording): string | Uint8Array<ArrayBuffer> | undefined => {
  if (typeof body === 'string' || isBytes(body)) return body
  return body ? JSON.stringify(body) : undefined
}

/** The recording as it would be of a shop at this origin. */
const atOrigin = (recording: Recording, origin: string): Recording => {
  const { request_body: body, ...rest } = recording
  const sent = isBytes(body) ? {} : { request_body: body }
  const here = JSON.parse(JSON.stringify({ ...rest, ...sent }).replaceAll(RECORDED_ORIGIN, origin))
  return isBytes(body) ? { ...here, request_body: body } : here
}

/** Makes a recorded call again. */
export const callAgain = async (recording: Recording, target: Target): Promise<Exchange> => {
  const here = atOrigin(recording, target.origin)
  const response = await target.fetch(
    new Request(addressFor(here, target), {
      method: here.method,
      headers: headersFor(here, target.keys),
      body: requestBody(here),
    }),
  )
  return {
    recording: here,
    recorded: recordedBody(here, target.origin),
    response,
    ours: await bodyOf(response),
  }
}

/** Code of a refusal, with the parameters that it is about. */
const codeOf = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || !('code' in body)) return ''
  const { code, data } = body as { code: unknown; data?: { details?: Record<string, { code?: string }> } }
  const details = Object.entries(data?.details ?? {}).map(([name, detail]) => ` ${name} ${detail.code}`)
  return ` ${code}${details.join()}`
}

/** Headers that only an answer with content has. */
const OF_CONTENT = new Set(['Location', 'X-WP-Total', 'X-WP-TotalPages', 'Link', 'Cache-Control'])

/** Whether the call did not reach a route, of which anything could be told. */
const hasNoRoute = (body: unknown): boolean => codeOf(body) === ' rest_no_route'

const isRefused = (status: number): boolean => status >= 400

/** What WordPress refuses a call with, with the words of this recording. */
const refusalLike = (recorded: unknown, status: number): unknown => {
  const { code, message } = (recorded ?? {}) as Record<string, unknown>
  return { code: String(code), message: String(message), data: { status } }
}

/** Of refusals with another code or status only the form can be the same. */
const FORM: readonly Kind[] = ['missing', 'type']

/**
 * Where the status is another, the bodies are still compared if both refuse; the words and the code are told with the
 * status. If only WordPress refuses, its body must have the form of a refusal. Of what we refuse there is nothing to
 * compare a recorded body with.
 */
const compareRefusals = ({ recording, recorded, response, ours }: Exchange): Difference[] => {
  if (!isRefused(recording.status)) return []
  if (typeof recorded !== 'object' || recorded === null) return []
  const likewise = refusalLike(recorded, recording.status)
  const form = compareJson(likewise, recorded, 'body').filter(
    ({ kind }) => kind !== 'extra' && kind !== 'key order',
  )
  if (!isRefused(response.status) || hasNoRoute(ours)) return form
  return [...form, ...compareJson(recorded, ours, 'body').filter(({ kind }) => FORM.includes(kind))]
}

/** Whether a header says the same thing in both answers. */
export const isHeaderCompared = ({ recording, response, ours }: Exchange, name: string): boolean => {
  if (isRefused(recording.status) !== isRefused(response.status) && OF_CONTENT.has(name)) return false
  return !(name === 'Allow' && response.status !== recording.status && hasNoRoute(ours))
}

/** How our answer differs from the recorded one. Of another status what follows from it is not told. */
export const compareAnswers = (exchange: Exchange): Difference[] => {
  const { recording, recorded, response, ours } = exchange
  const headers = compareHeaders(
    expectedHeaders(exchange),
    response.headers,
    comparedHeaders(exchange),
  ).filter(({ path }) => isHeaderCompared(exchange, path.replace('headers.', '')))
  if (response.status !== recording.status) {
    const expected = `${recording.status}${codeOf(recorded)}`
    return [
      { kind: 'status', path: 'status', expected, actual: `${response.status}${codeOf(ours)}` },
      ...headers,
      ...compareRefusals(exchange),
    ]
  }
  const body = recording.method === 'HEAD' ? [] : compareJson(recorded, ours, 'body')
  return [...headers, ...body]
}
