import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { Caller } from '#store/http/caller.ts'
import { createListener } from './listener.ts'

let server: Server | null = null
afterEach(() => server?.close())

const open = async (options: { siteUrl?: string; trustedProxies?: number } = {}) => {
  const callers: Caller[] = []
  server = createServer(
    createListener({
      fetch: (_, caller) => {
        callers.push(caller)
        return new Response('ok')
      },
      trustedProxies: options.trustedProxies ?? 0,
      siteUrl: options.siteUrl ?? null,
    }),
  )
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const send = async (request: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.end(request)
    return text(socket)
  }
  return { callers, send }
}
const HEADERS = 'HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n'

test.each(['TRACE', 'PROPFIND', 'PURGE', 'QUERY'])('%s is refused and reaches nobody', async (method) => {
  const { callers, send } = await open()
  const answer = await send(`${method} / ${HEADERS}\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).toContain('Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
  expect(callers).toEqual([])
})

test.each(['GET', 'POST'])(
  'the address of a %s is that of the socket, whatever its headers say',
  async (method) => {
    const { callers, send } = await open()
    await send(
      `${method} / ${HEADERS}X-Client-Address: 203.0.113.1\r\nX-Forwarded-For: 203.0.113.2\r\nForwarded: for=203.0.113.3\r\nContent-Length: 0\r\n\r\n`,
    )
    expect(callers).toMatchObject([{ clientIp: '127.0.0.1' }])
  },
)

test('behind a proxy it is what the proxy appended', async () => {
  const { callers, send } = await open({ trustedProxies: 1 })
  await send(`GET / ${HEADERS}X-Forwarded-For: 203.0.113.2, 203.0.113.9\r\n\r\n`)
  expect(callers).toMatchObject([{ clientIp: '203.0.113.9' }])
})

test('browsers get Strict-Transport-Security where the public origin has TLS', async () => {
  const https = await open({ siteUrl: 'https://shop.example' })
  expect(await https.send(`GET / ${HEADERS}\r\n`)).toMatch(/Strict-Transport-Security: max-age=31536000/i)
  server?.close()
  const http = await open({ siteUrl: 'http://shop.example' })
  expect(await http.send(`GET / ${HEADERS}\r\n`)).not.toMatch(/Strict-Transport-Security/i)
})
