import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { acceptNonAsciiUrls } from './non-ascii-urls.ts'

const ask = async (request: string, answer: RequestListener) => {
  const server = createServer(answer)
  acceptNonAsciiUrls(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(request)
  const received = await text(socket)
  server.close()
  return received
}
const HEADERS = 'HTTP/1.1\r\nHost: shop.test\r\nConnection: keep-alive\r\nAccept: */*\r\n\r\n'

test.each(['GET', 'HEAD'])(
  '%s: letters of any script reach the server encoded, with who asks',
  async (method) => {
    const seen = vi.fn()
    const received = await ask(
      `${method} /posts/قوری?search=چای%20ترش&q=é ${HEADERS}`,
      (request, response) => {
        seen(request.url, request.method, request.headers, request.socket.remoteAddress)
        response.end('tea')
      },
    )
    expect(seen).toHaveBeenCalledExactlyOnceWith(
      `/posts/${encodeURIComponent('قوری')}?search=${encodeURIComponent('چای ترش')}&q=%C3%A9`,
      method,
      { host: 'shop.test', accept: '*/*', connection: 'close' },
      '127.0.0.1',
    )
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(received.endsWith('tea')).toBe(method === 'GET')
  },
)

test('as the second request of a connection', async () => {
  const server = createServer((request, response) => void response.end(`at ${request.url}.`))
  acceptNonAsciiUrls(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /first HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  socket.once('data', () => socket.write(`GET /é ${HEADERS}`))
  expect(await text(socket)).toMatch(/at \/first\.[\s\S]*at \/%C3%A9\./)
  server.close()
})

test.each([
  ['a body may follow', `POST /é ${HEADERS}`],
  ['another request follows', `GET /é ${HEADERS}GET / ${HEADERS}`],
  ['a control byte', `GET /\u0001é ${HEADERS}`],
  ['no HTTP', 'é\r\n\r\n'],
])('%s: refused in words', async (_, request) => {
  const answer = vi.fn()
  const received = await ask(request, answer)
  expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(received).toMatch(/\{"code":"bad_request","message":"Bad Request","data":\{"status":400\}\}$/)
  expect(answer).not.toHaveBeenCalled()
})

test('headers without end keep their own status', async () => {
  const received = await ask(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, () => {})
  expect(received).toMatch(/^HTTP\/1\.1 431 /)
})

const openConnections = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test.each([
  ['garbage', '\u0016\u0003\u0001\u0002 what is this\r\n\r\n'],
  ['a bare letter in the address', `GET /é ${HEADERS}`],
])('%s: the connection is let go of, whether or not the client closes it', async (_, request) => {
  const server = createServer((_request, response) => void response.end('tea'))
  acceptNonAsciiUrls(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 40 }, () => connect({ port, host: '127.0.0.1', allowHalfOpen: true }))
  for (const socket of sockets) {
    socket.on('error', () => {})
    socket.write(request, 'latin1')
  }
  // each is answered, and none closes its own side
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve))))
  await vi.waitFor(async () => expect(await openConnections(server)).toBe(0), { timeout: 20_000 })
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('what is refused once it is encoded is let go of as well', { timeout: 10_000 }, async () => {
  const server = createServer((_request, response) => void response.end('tea'))
  acceptNonAsciiUrls(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(Buffer.from('GET /é HTTP/1.1\r\nHost: shop.test\r\nTransfer-Encoding: gzip\r\n\r\n'))
  await new Promise((resolve) => socket.resume().once('close', resolve))
  server.close()
})
