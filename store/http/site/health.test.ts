import { expect, test, vi } from 'vitest'
import { createTestStore } from '../../../tests/support/test-store.ts'

test('alive as long as the process is, ready as long as the database answers', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const store = await createTestStore()
  const status = async (path: string) => (await store.call(path)).status
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
  await store.db.destroy()
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
  expect(logged.mock.calls.map(([message]) => message)).toEqual(['the database does not answer'])
  logged.mockRestore()
})
