import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSelfSigned } from '#tests/support/receivers/self-signed.ts'
import { createOutgoingFetch } from './outgoing-fetch.ts'
import { isPublicIp } from './outgoing-hosts.ts'

let servers: Server[]
let refused: string[]
/** paths that a server was asked for */
let asked: string[]

beforeEach(() => {
  servers = []
  refused = []
  asked = []
})
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

const portOf = async (server: Server): Promise<number> => {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const listen = (answer: RequestListener = (_, response) => response.end('{"ok":true}')) =>
  portOf(
    createServer((request, response) => {
      asked.push(request.url ?? '')
      answer(request, response)
    }),
  )
const outgoing = (...allow: string[]) =>
  createOutgoingFetch({ allow, onRefused: (host) => refused.push(host) })

test.each([
  ['a name that means this machine', 'localhost', []],
  ['this machine', '127.0.0.1', []],
  ['this machine, as one number', '2130706433', []],
  ['this machine, in base 16', '0x7f.1', []],
  ['this machine, as IPv4 inside of IPv6', '[::ffff:127.0.0.1]', []],
  ['another name than the allowed one', 'localhost', ['shop.localhost']],
  ['a network beside the allowed one', '127.0.0.1', ['10.0.0.0/8', '::1']],
])('%s is not connected to', async (_, host, allow) => {
  const port = await listen()
  await expect(outgoing(...allow)(`http://${host}:${port}/`, {})).rejects.toThrow('fetch failed')
  expect([refused.length, asked]).toEqual([1, []])
})

test.each(['127.0.0.1', '127.0.0.0/8'])('%s is called when it is allowed', async (allow) => {
  const port = await listen()
  const answer = await outgoing(allow)(`http://127.0.0.1:${port}/pay`, { method: 'POST', body: 'a=1' })
  expect([answer.status, await answer.json(), asked]).toEqual([200, { ok: true }, ['/pay']])
})

test('a name is called when it is allowed, wherever it leads', async () => {
  const port = await listen()
  expect((await outgoing('LocalHost')(`http://localhost:${port}/`, {})).status).toBe(200)
  await expect(outgoing('localhost')(`http://127.0.0.1:${port}/`, {})).rejects.toThrow()
})

test('nothing is sent to a host for whose certificate nobody vouches', async () => {
  const port = await portOf(
    createTlsServer(createSelfSigned('localhost'), (request, response) => {
      asked.push(request.url ?? '')
      response.end()
    }),
  )
  await expect(outgoing('localhost')(`https://localhost:${port}/`, {})).rejects.toMatchObject({
    cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  })
  expect([refused, asked]).toEqual([[], []])
})

test('a redirect is not followed, not even from one who may be called', async () => {
  const target = await listen()
  const port = await listen((_, response) =>
    response.writeHead(307, { Location: `http://127.0.0.1:${target}/secret` }).end(),
  )
  const call = outgoing('127.0.0.1')(`http://127.0.0.1:${port}/start`, { method: 'POST', redirect: 'follow' })
  await expect(call).rejects.toThrow()
  expect(asked).toEqual(['/start'])
})

test('an answer without end is given up, packed or not', async () => {
  const endless = await listen((_, response) => {
    const write = () => {
      while (response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', write)
    write()
  })
  const packed = await listen((_, response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(8_000_000))),
  )
  for (const port of [endless, packed]) {
    await expect(outgoing('127.0.0.1')(`http://127.0.0.1:${port}/`, {})).rejects.toThrow('more than')
  }
})

test('what is given up is no longer waited for', async () => {
  const port = await listen(() => {})
  const stop = new AbortController()
  const call = outgoing('127.0.0.1')(`http://127.0.0.1:${port}/`, { signal: stop.signal })
  stop.abort()
  await expect(call).rejects.toThrow('aborted')
})

test('headers and status pass, and a body that may not be is none', async () => {
  const port = await listen((request, response) =>
    response.writeHead(204, { 'X-Seen': request.headers['x-own'] }).end(),
  )
  const answer = await outgoing('127.0.0.1')(`http://127.0.0.1:${port}/`, { headers: { 'X-Own': 'yes' } })
  expect([answer.status, answer.headers.get('x-seen'), answer.body]).toEqual([204, 'yes', null])
})

test.each(['data:text/plain,hello', 'file:///etc/hostname', 'ftp://127.0.0.1/'])(
  '%s is not called',
  async (url) => {
    await expect(outgoing('127.0.0.1')(url, {})).rejects.toThrow('only http')
  },
)

describe('addresses', () => {
  test.each([
    '0.0.0.0 10.1.2.3 100.64.0.1 127.8.8.8 169.254.169.254 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255',
    ':: ::1 ::ffff:8.8.8.8 ::ffff:7f00:1 64:ff9b::7f00:1 fc00::1 fd00:ec2::254 fe80::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1::',
    'localhost 1.2.3 ',
  ])('private: %s', (list) => {
    for (const address of list.split(' ')) expect([address, isPublicIp(address)]).toEqual([address, false])
  })

  test('public', () => {
    for (const address of [
      '1.1.1.1',
      '172.32.0.1',
      '100.128.0.1',
      '193.0.0.1',
      '2606:4700::1111',
      '2a00:1450::1',
    ]) {
      expect([address, isPublicIp(address)]).toEqual([address, true])
    }
  })
})
