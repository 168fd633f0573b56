import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Caller } from '#store/http/caller.ts'

/** The client's IP address among those that trusted proxies appended, counted from the end; null when there is none. */
const forwardedFor = (request: IncomingMessage, hops: number): string | null => {
  const header = request.headers['x-forwarded-for']
  const named = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((one) => one.trim())
  const ip = named.at(-hops) ?? named[0] ?? ''
  return isIP(ip) ? ip : null
}

/**
 * Who asks. The IP address is the socket's, or what `hops` proxies in front of us say; nothing that a client can send is
 * believed.
 */
export const readCaller = (request: IncomingMessage, hops: number): Caller => ({
  clientIp: (hops > 0 && forwardedFor(request, hops)) || (request.socket.remoteAddress ?? ''),
  requestId: randomUUID(),
})
