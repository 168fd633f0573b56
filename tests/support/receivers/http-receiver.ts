import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  /** of the service that was called */
  host: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Stands for services outside: it takes requests to any host, over HTTP, and answers each as `answer` says. */
export const startReceiver = async (
  answer: (request: ReceivedRequest) => { status: number; body?: string },
) => {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { 'x-meant-for': host, ...headers } = request.headers
    const received = { host: String(host), path: request.url ?? '', headers, body: Buffer.concat(parts) }
    requests.push(received)
    const { status, body = '' } = answer(received)
    response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    requests,
    /** calls the receiver in place of whomever the URL names */
    fetch: (url: string, init: RequestInit): Promise<Response> => {
      const { host, pathname, search } = new URL(url)
      const headers = new Headers(init.headers)
      headers.set('X-Meant-For', host)
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { ...init, headers })
    },
    stop: () => void server.close(),
  }
}
