import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { ADDRESSES } from '#tests/support/pages/addresses.ts'

const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])])

test('browser tests know the address of every page', () => {
  expect(ADDRESSES.toSorted()).toEqual(pathsOf(routes).toSorted())
})
