import { randomUUID } from 'node:crypto'
import { signOAuth } from '#store/http/middleware/oauth1.ts'
import { compareHeaders, compareJson, type Difference } from '../compare.ts'
import { meantHeaders } from '../meant/meant-headers.ts'
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
    return text
  }
}

/** A recorded script is text inside JSON: its slashes are escaped once more. */
const escaped = (origin: string): string => origin.replaceAll('/', '\\/')

const recordedBody = ({ body }: Recording, origin: string): unknown =>
  typeof body === 'string' && JSONP.test(body)
    ? JSON.parse(body.replace(JSONP, '$1').replaceAll(escaped(RECORDED_ORIGIN), escaped(origin)))
    : body

/** A recorded call as it is made again, and both answers. */
export interface Exchange {
  /** as recorded, but for the origin */
  recording: Recording
  recorded: unknown
  response: Response
  ours: unknown
}

const requestBody = ({ request_body: body }: Recording): string | undefined => {
  if (typeof body === 'string') return body
  return body ? JSON.stringify(body) : undefined
}

/** Makes a recorded call again. */
export const callAgain = async (recording: Recording, target: Target): Promise<Exchange> => {
  const here = JSON.parse(JSON.stringify(recording).replaceAll(RECORDED_ORIGIN, target.origin)) as Recording
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

/** How our answer differs from the recorded one. Of another status only that is told: the rest follows from it. */
export const compareAnswers = ({ recording, recorded, response, ours }: Exchange): Difference[] => {
  if (response.status !== recording.status) {
    const expected = `${recording.status}${codeOf(recorded)}`
    return [{ kind: 'status', path: 'status', expected, actual: `${response.status}${codeOf(ours)}` }]
  }
  const body = recording.method === 'HEAD' ? [] : compareJson(recorded, ours, 'body')
  return [...compareHeaders(meantHeaders(recording), response.headers), ...body]
}
