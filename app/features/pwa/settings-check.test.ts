import { expect, test, vi } from 'vitest'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { checkSettings } from './settings-check.ts'

const settings = { update_order: '7', site_name: 'Nila' } as AppSettings

const check = async (kept: string | null, shown: string | undefined) => {
  const place = {
    ask: async () => settings,
    read: async () => (kept === null ? null : { update_order: kept }),
    keep: vi.fn(async () => true),
    shown: () => shown,
    apply: vi.fn(async () => {}),
  }
  await checkSettings(place)
  return { kept: place.keep.mock.calls, applied: place.apply.mock.calls }
}

test('a device without settings keeps them', async () => {
  expect(await check(null, '7')).toEqual({ kept: [[settings]], applied: [] })
})

test('the same update_order changes nothing', async () => {
  expect(await check('7', '7')).toEqual({ kept: [], applied: [] })
})

test('a different update_order is saved, and shown where the page has the old one', async () => {
  expect(await check('6', '7')).toEqual({ kept: [[settings]], applied: [] })
  expect(await check('6', '6')).toEqual({ kept: [[settings]], applied: [[settings]] })
  expect(await check('8', '8')).toEqual({ kept: [[settings]], applied: [[settings]] })
})

test('another tab has kept them already', async () => {
  expect(await check('7', '6')).toEqual({ kept: [], applied: [[settings]] })
})

test('a page that shows no shop only keeps them', async () => {
  expect(await check('6', undefined)).toEqual({ kept: [[settings]], applied: [] })
})
