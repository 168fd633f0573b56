import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, fetch } from 'undici'
import { createAllowedHosts, isPublicIp } from './outgoing-hosts.ts'

const MAX_BYTES = 1024 * 1024
const LONGEST = 20_000
const CONNECT_WITHIN = 10_000
const WITHOUT_BODY = new Set([204, 205, 304])

interface OutgoingOptions {
  /** host names, IP addresses and networks beside the open internet */
  allow: string[]
  /** hears of a host that was not called because its IP address is private */
  onRefused: (host: string) => void
}

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

/** Connects to public IP addresses, and to what is allowed; the address is judged that the connection is made to. */
const createAgent = ({ allow, onRefused }: OutgoingOptions): Agent => {
  const allowed = createAllowedHosts(allow)
  const mayCall = (ip: string) => isPublicIp(ip) || allowed.hasIp(ip)
  const refuse = (host: string): Error => {
    onRefused(host)
    return new Error(`${host} has no public address; OUTGOING_ALLOW lets it be called`)
  }
  const lookUp: LookupFunction = (host, options, callback) => {
    const answer = (error: Error | null, found: LookupAddress[] = []) => {
      const usable = allowed.hasName(host) ? found : found.filter(({ address }) => mayCall(address))
      const [first] = usable
      if (error || !first) return callback(error ?? refuse(host), [])
      if (options.all) callback(null, usable)
      else callback(null, first.address, first.family)
    }
    lookup(host, { ...(options as LookupOptions), all: true }, answer)
  }
  const connect = buildConnector({ lookup: lookUp, timeout: CONNECT_WITHIN })
  return new Agent({
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, '')
      // an IP address needs no look-up
      if (isIP(host) && !mayCall(host)) callback(refuse(host), null)
      else connect(options, callback)
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
