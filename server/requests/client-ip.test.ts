import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readCaller } from './client-ip.ts'

const from = (forwarded: string | undefined) =>
  ({
    headers: { 'x-forwarded-for': forwarded, 'x-client-address': '6.6.6.6' },
    socket: { remoteAddress: '192.0.2.1' },
  }) as unknown as IncomingMessage

test.each([
  ['no proxy: the header is the client’s own word', 0, '6.6.6.6', '192.0.2.1'],
  ['one proxy: what it appended', 1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['two proxies: what the outer one appended', 2, '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['fewer than the proxies: the first', 3, '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['nothing was appended', 1, undefined, '192.0.2.1'],
  ['no address at all', 1, 'unknown', '192.0.2.1'],
])('caller’s address: %s', (_, hops, forwarded, ip) => {
  expect(readCaller(from(forwarded), hops).clientIp).toBe(ip)
})

test('every request has a name of its own', () => {
  expect(readCaller(from(undefined), 0).requestId).not.toBe(readCaller(from(undefined), 0).requestId)
})
