import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createDrain, type Drain } from './drain.ts'

const LONG = 60_000
let server: Server
let drain: Drain
const clients: Socket[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  server.closeAllConnections()
  server.close()
})

const listen = async (listener: RequestListener) => {
  server = createServer(listener)
  drain = createDrain(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}
/** A client that has sent this much; the server has taken it once `arrived`. */
const client = async (sent = ''): Promise<{ socket: Socket; all: Promise<string> }> => {
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  clients.push(socket)
  const all = text(socket)
  const taken = await accepted
  if (sent) {
    socket.write(sent)
    await new Promise<void>((resolve) => {
      const look = () => (taken.bytesRead >= sent.length ? resolve() : setImmediate(look))
      look()
    })
  }
  return { socket, all }
}
const echo: RequestListener = async (request, response) => {
  response.end(`got ${await text(request).catch(() => 'half')}`)
}
const POST = 'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 6\r\n\r\n'

test('who is still sending is answered, with Connection: close', async () => {
  await listen(echo)
  const { socket, all } = await client(`${POST}abc`)
  const drained = drain(LONG)
  socket.write('def')
  await drained
  expect(await all).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n.*got abcdef/s)
})

test('a request whose head has begun to arrive is answered', async () => {
  await listen(echo)
  const { socket, all } = await client(POST.slice(0, 20))
  const drained = drain(LONG)
  socket.write(`${POST.slice(20)}abcdef`)
  await drained
  expect(await all).toContain('got abcdef')
})

test('an answer under way comes to its end, and its connection takes no other request', async () => {
  const { promise: ends, resolve: end } = Promise.withResolvers<void>()
  await listen(async (_request, response) => {
    response.write('first ')
    await ends
    response.end('last')
  })
  const { socket, all } = await client('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  await new Promise((resolve) => socket.once('readable', resolve))
  const drained = drain(LONG)
  end()
  await drained
  expect(await all).toMatch(/first .*last/s)
})

test('connections that wait for a request, used or new, are ended, and there are no new ones', async () => {
  await listen(echo)
  const used = await client(`${POST}abcdef`)
  await new Promise((resolve) => used.socket.once('readable', resolve))
  const unused = await client()
  const { port } = server.address() as AddressInfo
  await drain(LONG)
  expect(await used.all).toContain('got abcdef')
  expect(await unused.all.catch((error: NodeJS.ErrnoException) => error.code)).toMatch(/^$|ECONNRESET/)
  const refused = connect(port, '127.0.0.1')
  expect(await new Promise((resolve) => refused.once('error', resolve))).toMatchObject({
    code: 'ECONNREFUSED',
  })
})

test('who does not come to an end is cut off', async () => {
  await listen(echo)
  const { all } = await client(`${POST}abc`)
  await drain(10)
  expect(await all.catch((error: NodeJS.ErrnoException) => error.code)).toMatch(/^$|ECONNRESET/)
})
