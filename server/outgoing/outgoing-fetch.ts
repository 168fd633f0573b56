import { isIP } from 'node:net'
import { Agent, buildConnector, fetch } from 'undici'
import { createOutgoingLookup, type OutgoingOptions } from './outgoing-lookup.ts'

const MAX_BYTES = 1024 * 1024
const LONGEST = 20_000
const CONNECT_WITHIN = 10_000
const WITHOUT_BODY = new Set([204, 205, 304])

export type OutgoingFetch = (url: string, init: RequestInit) => Promise<Response>

const readBytes = async (body: AsyncIterable<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > MAX_BYTES) throw new Error(`an answer of more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Connects to public IP addresses, and to what is allowed. */
const createAgent = (options: OutgoingOptions): Agent => {
  const { lookUp, mayCall, refuse } = createOutgoingLookup(options)
  const connect = buildConnector({ lookup: lookUp, timeout: CONNECT_WITHIN })
  return new Agent({
    connect: (target, callback) => {
      const host = target.hostname.replace(/^\[|\]$/g, '')
      // an IP address needs no look-up
      if (isIP(host) && !mayCall(host)) callback(refuse(host), null)
      else connect(target, callback)
    },
  })
}

/**
 * Calls banks, SMS and push services and webhooks: public IP addresses and what the configuration allows. No redirect is
 * followed: it is an error, or with `redirect: 'manual'` the answer. That is of limited size and comes in limited time.
 */
export const createOutgoingFetch = (options: OutgoingOptions): OutgoingFetch => {
  const dispatcher = createAgent(options)
  return async (url, { method, headers, body, redirect, signal }) => {
    if (!/^https?:/.test(new URL(url).protocol)) throw new Error('only http and https are called')
    const response = await fetch(url, {
      method,
      headers: [...new Headers(headers)],
      body: body as Uint8Array | URLSearchParams | string | null | undefined,
      redirect: redirect === 'manual' ? 'manual' : 'error',
      signal: AbortSignal.any([AbortSignal.timeout(LONGEST), ...(signal ? [signal] : [])]),
      dispatcher,
    })
    const bytes = await readBytes(response.body)
    return new Response(WITHOUT_BODY.has(response.status) ? null : bytes, {
      status: response.status,
      headers: [...response.headers],
    })
  }
}
