import type { IncomingMessage } from 'node:http'

/** Read by the store's throttles; see store/http/middleware/rate-limit.ts. */
export const CLIENT_ADDRESS_HEADER = 'X-Client-Address'

/**
 * Writes who asks into the request, over whatever came from outside. Behind a proxy that is trusted it is the last
 * address the proxy appended.
 */
export const markClient = (request: IncomingMessage, trustProxy: boolean): void => {
  const { rawHeaders } = request
  for (let i = rawHeaders.length - 2; i >= 0; i -= 2) {
    if (rawHeaders[i]?.toLowerCase() === CLIENT_ADDRESS_HEADER.toLowerCase()) rawHeaders.splice(i, 2)
  }
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim()
  rawHeaders.push(CLIENT_ADDRESS_HEADER, last || (request.socket.remoteAddress ?? ''))
}
