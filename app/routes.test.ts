import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test, vi } from 'vitest'
import { SCREEN_SEGMENTS } from '#common/site-paths.ts'

const firstSegments = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => (path ? [path.split('/')[0] ?? ''] : firstSegments(children)))

test('no post can take what the URLs of screens begin with', async () => {
  vi.stubEnv('VITRIN_GALLERY', '1')
  const { default: routes } = await import('./routes.ts')
  vi.unstubAllEnvs()
  const fixed = firstSegments(routes).filter((segment) => !/^[:*]/.test(segment))
  expect([...new Set(fixed)].sort()).toEqual(SCREEN_SEGMENTS.toSorted())
})
