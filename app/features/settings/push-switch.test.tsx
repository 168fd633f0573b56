// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PushSwitch } from './push-switch.tsx'

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }

const { currentPush, subscribePush } = vi.hoisted(() => ({ currentPush: vi.fn(), subscribePush: vi.fn() }))
vi.mock('#app/device/push.ts', () => ({
  currentPush,
  readPushState: async () => ((await currentPush()) ? 'on' : 'off'),
}))
vi.mock('#app/shared/account/browser-account.ts', () => ({ browserAccount: () => ({ subscribePush }) }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('a browser that is subscribed from an earlier session is subscribed for this one', async () => {
  currentPush.mockResolvedValue(SUBSCRIPTION)
  render(<PushSwitch />)
  await expect.poll(() => screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
  await expect.poll(() => subscribePush.mock.calls).toEqual([[SUBSCRIPTION]])
})

test('one that is not asks the shop for nothing', async () => {
  currentPush.mockResolvedValue(null)
  render(<PushSwitch />)
  await expect.poll(() => screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
  expect(subscribePush).not.toHaveBeenCalled()
})
