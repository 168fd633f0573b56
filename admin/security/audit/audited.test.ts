import { expect, test } from 'vitest'
import { LOGGED_TABLES } from '#store/modules/audit/logged-tables.ts'
import { AUDITED } from './audited.ts'

test('every kind of thing that is logged can be looked for', () => {
  const kinds = new Set(Object.values(LOGGED_TABLES).map(({ resource }) => resource))
  expect([...AUDITED].toSorted()).toEqual([...kinds].toSorted())
})
