import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { SCREEN_SEGMENTS } from '#common/site-paths.ts'
import routes from './routes.ts'

const firstSegments = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => (path ? [path.split('/')[0] ?? ''] : firstSegments(children)))

/** Of the pages that show every part, which no shop serves. */
const GALLERY = 'dev'

test('no post can take what the URLs of screens begin with', () => {
  const fixed = firstSegments(routes).filter((segment) => !/^[:*]/.test(segment))
  expect([...new Set([...fixed, GALLERY])].sort()).toEqual(SCREEN_SEGMENTS.toSorted())
})
