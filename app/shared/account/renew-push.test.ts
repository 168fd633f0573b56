import { beforeEach, expect, it, vi } from 'vitest'
import { renewPush } from './renew-push.ts'

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }

const { currentPush, pushCustomer, subscribePush } = vi.hoisted(() => ({
  currentPush: vi.fn(),
  pushCustomer: vi.fn(),
  subscribePush: vi.fn(),
}))
vi.mock('#app/device/push.ts', () => ({ currentPush, pushCustomer }))
vi.mock('./browser-account.ts', () => ({ browserAccount: () => ({ subscribePush }) }))

beforeEach(() => {
  vi.clearAllMocks()
  currentPush.mockResolvedValue(SUBSCRIPTION)
})

it('subscribes this browser for the new session of who turned messages on', async () => {
  pushCustomer.mockResolvedValue(7)
  await renewPush(7)
  expect(subscribePush.mock.calls).toEqual([[SUBSCRIPTION]])
})

it.each([8, null])('does not where customer %s turned them on', async (customer) => {
  pushCustomer.mockResolvedValue(customer)
  await renewPush(7)
  expect(subscribePush).not.toHaveBeenCalled()
})

it('does not where the browser has no subscription any more', async () => {
  pushCustomer.mockResolvedValue(7)
  currentPush.mockResolvedValue(null)
  await renewPush(7)
  expect(subscribePush).not.toHaveBeenCalled()
})
