// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const { registerWorker } = vi.hoisted(() => ({ registerWorker: vi.fn() }))
vi.mock('#app/device/service-worker.ts', () => ({ registerWorker }))
vi.mock('#app/first-view/load-at-idle.ts', () => ({ codeLoadedAtIdle: vi.fn() }))
vi.mock('./watch-network.ts', () => ({ watchNetwork: vi.fn() }))
vi.mock('./settings.ts', () => ({ watchSettings: vi.fn() }))

beforeEach(() => {
  vi.stubEnv('PROD', true)
})

test('the worker comes once the page is stable, or after 30 seconds; what keeps it away is logged', async () => {
  const waiting: (() => void)[] = []
  const whenIdle = vi.fn((ready: () => void) => waiting.push(ready))
  vi.stubGlobal('requestIdleCallback', whenIdle)
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  const failure = new Error('no right')
  registerWorker.mockRejectedValue(failure)

  await import('./background.ts')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  expect(whenIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: 30_000 })
  expect(registerWorker).not.toHaveBeenCalled()
  waiting[0]?.()
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('no service worker', failure))
  expect(registerWorker).toHaveBeenCalledOnce()
})
