import { beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { createTestStore } from '#tests/support/test-store.ts'
import { judge } from './findings/judge.ts'
import { createGenerator } from './generator.ts'
import type { Known } from './known/known.ts'
import { listTargets, type RouteIndex, type Target } from './known/targets.ts'
import { loopbackPort } from './options.ts'
import { type Call, toWire } from './requests/call.ts'
import { readAnswers } from './run/read-answers.ts'

const CALLS = 3_000

const known: Known = {
  things: { products: { ids: ['1', '2'], words: ['cup', 'song'] }, orders: { ids: ['7'], words: [] } },
  names: { fields: ['email', 'rating'], parameters: ['page', 'search'], choices: ['place', 'pay'] },
  files: ['a.js'],
  uploads: [{ name: 'a.png', type: 'image/png', bytes: 'no picture' }],
  demoKey: ['ck', 'cs'],
  accounts: ['a@shop.test'],
}

let index: RouteIndex
let targets: Target[]
let calls: Call[]
beforeAll(async () => {
  const store = await createTestStore()
  index = (await (await store.call('/wp-json')).json()) as RouteIndex
  targets = listTargets(index, routes)
  const generate = createGenerator('1', targets, known)
  calls = Array.from({ length: CALLS }, (_, number) => generate(number + 1))
})

describe('calls', () => {
  test('are the same for a seed, in whatever order they are asked for, and others for another', () => {
    const again = createGenerator('1', targets, known)
    for (const number of [2_999, 17, 400]) expect(again(number)).toEqual(calls[number - 1])
    expect(createGenerator('2', targets, known)(101)).not.toEqual(calls[100])
  })

  test('reach every route of the index and every page, as a document and as data', () => {
    const reached = new Set(calls.map(({ route }) => route))
    const described = Object.entries(index.routes).flatMap(([, { methods }]) => methods)
    expect(described.length).toBeGreaterThan(100)
    expect(targets.length).toBeGreaterThan(described.length)
    for (const { method, pattern } of targets) expect(reached).toContain(`${method} ${pattern}`)
    for (const route of ['GET /product/:slug', 'POST /signin.data', 'GET /en/cart']) {
      expect(reached).toContain(route)
    }
  })

  test('are right as well as wrong, of every encoding, and by whoever there is', () => {
    const wires = calls.flatMap(({ request }) => (request.kind === 'http' ? [toWire(request)] : []))
    for (const mark of [
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=',
      'Transfer-Encoding: chunked',
      '{{session:vendor}}',
      'Cart-Token: {{cart}}',
      'XSRF-TOKEN=',
      '_routes=',
      '__proto__',
    ]) {
      expect(
        wires.some((wire) => wire.includes(mark)),
        mark,
      ).toBe(true)
    }
  })
})

test('only this machine is attacked', () => {
  expect(loopbackPort('http://127.0.0.1:3000')).toBe(3000)
  for (const url of ['http://shop.example', 'http://127.0.0.1.evil.example', 'https://localhost']) {
    expect(() => loopbackPort(url)).toThrow('only a shop on this machine')
  }
})

describe('answers', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1')
  const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'

  test('are read one after the other, with a length, in chunks, or without a body', () => {
    const chunked = 'HTTP/1.1 404 x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n'
    const continued = `HTTP/1.1 100 Continue\r\n\r\n${OK}`
    const head = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n'
    const read = readAnswers(bytes(chunked + continued + head + OK), ['GET', 'POST', 'HEAD', 'GET'], false)
    expect(read.map(({ status, body }) => [status, body.toString()])).toEqual([
      [404, 'abc'],
      [200, 'ok'],
      [200, ''],
      [200, 'ok'],
    ])
    expect(readAnswers(bytes(OK.slice(0, -1)), ['GET'], false)).toEqual([])
  })

  test.each([
    ['500', 'HTTP/1.1 500 x\r\nContent-Length: 0\r\n\r\n'],
    ['501', 'HTTP/1.1 501 x\r\nContent-Length: 0\r\n\r\n'],
    ['503', 'HTTP/1.1 503 x\r\nContent-Length: 0\r\n\r\n'],
    ['tells a stack', 'HTTP/1.1 200 x\r\n\r\nError\n    at run (/srv/a.ts:1:2)'],
    ['tells SQL', 'HTTP/1.1 400 x\r\n\r\nno such column: a'],
    ['HTML of a stranger', 'HTTP/1.1 200 x\r\nContent-Type: text/html\r\n\r\n<svg/onload=vitrinAttack()>'],
    ['no answer', ''],
  ])('%s is a finding', (kind, answer) => {
    const call = createGenerator('1', targets, known)(1)
    const plain: Call = {
      ...call,
      request: { kind: 'http', method: 'GET', target: '/', headers: [], body: null, framing: 'length' },
    }
    const answers = readAnswers(bytes(answer), ['GET'], true)
    const problems = judge(plain, 'GET /', { answers, milliseconds: 1, ended: 'closed' })
    expect(problems.map((problem) => problem.kind)).toEqual([kind])
  })

  test.each([
    'HTTP/1.1 503 x\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n',
    'HTTP/1.1 501 x\r\n\r\n{"code":"woocommerce_rest_trash_not_supported"}',
  ])('%j is meant', (answer) => {
    const answers = readAnswers(bytes(answer), ['GET'], true)
    const call = createGenerator('1', targets, known)(1)
    expect(judge(call, 'GET /', { answers, milliseconds: 1, ended: 'answered' })).toEqual([])
  })
})
