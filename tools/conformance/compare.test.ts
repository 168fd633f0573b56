import { expect, test } from 'vitest'
import { compareHeaders, compareJson } from './compare.ts'
import { isMeant } from './meant/meant-differences.ts'

const kinds = (expected: unknown, actual: unknown) =>
  compareJson(expected, actual, 'body').map(({ kind, path }) => `${kind} ${path}`)

test('equal answers have no difference', () => {
  const body = { id: 1, images: [{ src: 'a' }], parent: null }
  expect(kinds(body, structuredClone(body))).toEqual([])
})

test('every kind of difference is reported with its path', () => {
  expect(kinds({ id: 1 }, { id: '1' })).toEqual(['type body.id'])
  expect(kinds({ id: 1 }, { id: 2 })).toEqual(['value body.id'])
  expect(kinds({ id: null }, { id: 0 })).toEqual(['type body.id'])
  expect(kinds({ a: 1 }, { b: 1 })).toEqual(['missing body.a', 'extra body.b'])
  expect(kinds({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual(['key order body'])
  expect(kinds([1, 2], [1])).toEqual(['length body'])
  expect(kinds([{ a: [1] }], [{ a: [2] }])).toEqual(['value body[0].a[0]'])
})

test('lists of different length are compared by name where their items have one', () => {
  const settings = [
    { id: 'a', value: 1 },
    { id: 'b', value: 2 },
  ]
  expect(kinds(settings, [{ id: 'b', value: 3 }])).toEqual(['length body', 'value body[b].value'])
})

test('the same things in another order differ in that alone', () => {
  const [a, b] = [
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ]
  expect(kinds([a, b], [b, a])).toEqual(['order body'])
  expect(kinds([a, b], [{ ...b, name: 'c' }, a])).toEqual(['order body', 'value body[2].name'])
  expect(kinds([a, b], [b, { id: 3, name: 'a' }])).toContain('value body[0].id')
})

test('of an entry of a batch that one side refused nothing else is compared', () => {
  const refused = { id: 1, error: { code: 'no' } }
  expect(kinds([refused], [{ id: 1, name: 'a' }])).toEqual(['missing body[0].error'])
  expect(kinds([{ id: 1, name: 'a' }], [refused])).toEqual(['extra body[0].error'])
  expect(kinds([refused], [{ id: 1, error: { code: 'other' } }])).toEqual(['value body[0].error.code'])
})

test('only headers that clients read are compared', () => {
  const headers = new Headers({ 'X-WP-Total': '3', Date: 'today' })
  expect(compareHeaders({ 'X-WP-Total': '3', Server: 'x' }, headers)).toEqual([])
  expect(compareHeaders({ 'X-WP-Total': '4' }, headers)).toMatchObject([{ path: 'headers.X-WP-Total' }])
})

test('a rule must fit in everything that it gives', () => {
  const difference = { kind: 'value' as const, path: 'body.id', expected: 1, actual: 2 }
  const rule = { route: /products\/\{id}$/, path: /\.id$/, kinds: ['value' as const], reason: '' }
  const call = { method: 'GET', path: '/wp-json/wc/v3/products/36?dp=2' }
  expect(isMeant(call, difference, rule)).toBe(true)
  expect(isMeant({ ...call, path: '/wp-json/wc/v3/orders/36' }, difference, rule)).toBe(false)
  expect(isMeant(call, { ...difference, kind: 'type' }, rule)).toBe(false)
  expect(isMeant(call, difference, { ...rule, query: /dp=0/ })).toBe(false)
  expect(isMeant(call, difference, { ...rule, when: (_, actual) => actual === 3 })).toBe(false)
})
