// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PushSwitch } from './push-switch.tsx'

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }

const { currentPush, subscribePush, noted } = vi.hoisted(() => ({
  currentPush: vi.fn(),
  subscribePush: vi.fn(),
  noted: { customer: null as number | null },
}))
vi.mock('#app/device/push.ts', () => ({
  currentPush,
  pushCustomer: async () => noted.customer,
  notePushCustomer: async (id: number) => {
    noted.customer = id
  },
  readPushState: async (id: number) =>
    (await currentPush()) && [null, id].includes(noted.customer) ? 'on' : 'off',
}))
vi.mock('#app/shared/account/browser-account.ts', () => ({ browserAccount: () => ({ subscribePush }) }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  noted.customer = null
})

test('a browser that is subscribed from an earlier session is subscribed for this one', async () => {
  currentPush.mockResolvedValue(SUBSCRIPTION)
  render(<PushSwitch customerId={7} />)
  await expect.poll(() => screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
  await expect.poll(() => subscribePush.mock.calls).toEqual([[SUBSCRIPTION]])
  expect(noted.customer).toBe(7)
})

test('one that is not asks the shop for nothing', async () => {
  currentPush.mockResolvedValue(null)
  render(<PushSwitch customerId={7} />)
  await expect.poll(() => screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
  expect(subscribePush).not.toHaveBeenCalled()
})

test('one that somebody else turned on is off for this customer, and not subscribed for them', async () => {
  currentPush.mockResolvedValue(SUBSCRIPTION)
  noted.customer = 8
  render(<PushSwitch customerId={7} />)
  await expect.poll(() => screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
  expect(subscribePush).not.toHaveBeenCalled()
  expect(noted.customer).toBe(8)
})
