import { expect, test } from 'vitest'
import type { RowChange } from '#store/database/row-changes.ts'
import { describeFields } from './describe-fields.ts'

const table = {
  resource: 'thing',
  values: ['meta_data', 'value'],
  ignored: ['id'],
  json: ['meta_data', 'value'],
}

const changesOf = (column: string, before: unknown, after: unknown) => {
  const [old, now] = [before, after].map((value) => ({ [column]: JSON.stringify(value) }))
  const change: RowChange = {
    ...{ table: 'things', action: 'update', key: { id: 1 } },
    ...{ before: old ?? {}, after: now ?? {} },
  }
  return describeFields(table, change).changes
}
const metaOf = (value: unknown) => [{ id: 1, key: 'accounts', value }]

test.each([
  ['in a list', [{ name: 'A', api_token: 'hidden-1' }], [{ name: 'B', api_token: 'hidden-2' }]],
  ['in lists of lists', [[{ password: 'hidden-1' }]], [[{ password: 'hidden-2' }]]],
  ['below an object in a list', [{ login: { secret: 'hidden-1' } }], [{ login: { secret: 'hidden-2' } }]],
  ['as a whole object', { secret: { a: 'hidden-1' } }, { secret: { a: 'hidden-2' } }],
  ['with a hyphen', { 'api-key': 'hidden-1' }, { 'api-key': 'hidden-2' }],
  ['as an entry in a list', [[{ key: 'token', value: 'hidden-1' }]], [[{ key: 'token', value: 'hidden-2' }]]],
])('a secret %s is told as a change, without its value', (_, before, after) => {
  const changes = changesOf('meta_data', metaOf(before), metaOf(after))
  expect(Object.keys(changes)).not.toEqual([])
  expect(JSON.stringify(changes)).not.toContain('hidden')
})

test('the rest of a list with a secret is told', () => {
  const [before, after] = ['A', 'B'].map((name) => [{ name, token: 'hidden' }])
  expect(changesOf('meta_data', metaOf(before), metaOf(after))).toEqual({
    'meta_data.accounts': { before: [{ name: 'A', token: null }], after: [{ name: 'B', token: null }] },
  })
})
