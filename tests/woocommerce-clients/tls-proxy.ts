import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { createSelfSigned } from '#tests/support/receivers/self-signed.ts'

/** Stands in front of a shop as in production: it ends TLS for `localhost` and hands requests on as they are. */
export const startTlsProxy = async (shopPort: number) => {
  const { key, cert } = createSelfSigned('localhost')
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { method, url } = incoming
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress }
    const onward = request({ port: shopPort, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      pipeline(answer, outgoing, () => {})
    })
    onward.on('error', () => outgoing.destroy())
    pipeline(incoming, onward, () => {})
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://localhost:${port}`,
    /** what its certificate is checked with */
    cert,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
