import { expect, test } from 'vitest'
import { createTestStore } from '#tests/support/test-store.ts'
import { STORE_UPLOADS } from './request-body.ts'

test.each(Object.entries(STORE_UPLOADS))(
  'what larger bodies are sent to as %s is a route of the store',
  async (_, pattern) => {
    const store = await createTestStore()
    const { routes } = (await (await store.call('/wp-json')).json()) as { routes: Record<string, unknown> }
    const paths = Object.keys(routes).map((path) => `/wp-json${path.replace(/\(\?P<.*?\)(?=\/|$)/g, '7')}`)
    expect(paths.filter((path) => pattern.test(path))).toHaveLength(1)
  },
)
