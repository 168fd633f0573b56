import { expect, test } from 'vitest'
import { compareHeaders, compareJson } from './compare.ts'
import { isMeant } from './meant-differences.ts'

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

test('only headers that clients read are compared', () => {
  const headers = new Headers({ 'X-WP-Total': '3', Date: 'today' })
  expect(compareHeaders({ 'X-WP-Total': '3', Server: 'x' }, headers)).toEqual([])
  expect(compareHeaders({ 'X-WP-Total': '4' }, headers)).toMatchObject([{ path: 'headers.X-WP-Total' }])
})

test('a rule must fit in everything that it gives', () => {
  const difference = { kind: 'value' as const, path: 'body.id', expected: 1, actual: 2 }
  const rule = { call: /^products/, path: /\.id$/, kinds: ['value' as const], reason: '' }
  expect(isMeant('products', difference, rule)).toBe(true)
  expect(isMeant('orders', difference, rule)).toBe(false)
  expect(isMeant('products', { ...difference, kind: 'type' }, rule)).toBe(false)
  expect(isMeant('products', difference, { ...rule, when: (_, actual) => actual === 3 })).toBe(false)
})
