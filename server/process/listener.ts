import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Caller } from '#store/http/caller.ts'
import { readCaller } from '../requests/client-ip.ts'
import { createRequestScheduler, type RequestScheduler } from '../requests/request-scheduler.ts'

interface ListenerOptions {
  fetch: (request: Request, caller: Caller) => Response | Promise<Response>
  /** proxies in front of the process whose `X-Forwarded-For` is believed */
  trustedProxies: number
  /** the public origin when it is fixed */
  siteUrl: string | null
  scheduler?: RequestScheduler
  /** answers before us, in development */
  middleware?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const KNOWN = new Set(METHODS)
/** A year. Not for subdomains: whether they have TLS is not ours to know. */
const HSTS = 'max-age=31536000'

const refuseMethod = (response: ServerResponse): void => {
  const body = { code: 'rest_method_not_allowed', message: 'Method Not Allowed', data: { status: 405 } }
  response
    .writeHead(405, { Allow: METHODS.join(', '), 'Content-Type': 'application/json; charset=UTF-8' })
    .end(JSON.stringify(body))
}

/** Node's requests as the app takes them, and what is true of every answer whatever answers. */
export const createListener = ({
  fetch,
  trustedProxies,
  siteUrl,
  scheduler = createRequestScheduler(),
  middleware,
}: ListenerOptions): RequestListener => {
  const isHttps = siteUrl?.startsWith('https:') ?? false
  const listener = getRequestListener((request, { incoming }) =>
    fetch(request, readCaller(incoming as IncomingMessage, trustedProxies)),
  )
  return (request, response) => {
    if (isHttps) response.setHeader('Strict-Transport-Security', HSTS)
    if (!KNOWN.has(request.method ?? '')) return refuseMethod(response)
    if (middleware) return middleware(request, response, () => void listener(request, response))
    // the health check is answered before anything else
    if (request.url === '/healthz') return void listener(request, response)
    scheduler.run(() => void listener(request, response))
  }
}
