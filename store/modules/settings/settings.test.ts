import { expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { DEFAULT_SETTINGS, publicSettings, readSettings, saveSettings } from './settings.ts'

const open = async (): Promise<Context> => ({
  db: await openMemoryDatabase(),
  clock: () => 1_000,
  actor: SYSTEM,
})

test('a shop without rows has the defaults', async () => {
  expect(await readSettings(await open())).toEqual(DEFAULT_SETTINGS)
})

test('rows win over defaults, wrong rows do not', async () => {
  const db = await openMemoryDatabase()
  await writeShop(db, {
    settings: [
      { name: 'site_name', value: toJson('Nila'), updated_at: 1 },
      { name: 'card_style', value: toJson('many'), updated_at: 1 },
      { name: 'gone', value: toJson(1), updated_at: 1 },
    ],
  })
  const settings = await readSettings({ db, clock: () => 1, actor: SYSTEM })
  expect(settings.site_name).toBe('Nila')
  expect(settings.card_style).toBe(DEFAULT_SETTINGS.card_style)
  expect(settings).not.toHaveProperty('gone')
})

test('a shop that stored a longer wait for another code than codes are good for has that long', async () => {
  const db = await openMemoryDatabase()
  await writeShop(db, { settings: [{ name: 'resent_otp_time', value: toJson(3600), updated_at: 1 }] })
  expect((await readSettings({ db, clock: () => 1, actor: SYSTEM })).resent_otp_time).toBe(600)
})

test('saving changes what is read next, every update_order and records the event', async () => {
  const context = await open()
  await readSettings(context)
  const first = await saveSettings(context, { site_name: 'One' })
  const second = await saveSettings(context, { site_name: 'Two' })
  if (!first.ok || !second.ok) throw new Error('refused')
  expect(first.value.update_order).toBe('1000')
  expect(second.value.update_order).toBe('1001')
  expect(await readSettings(context)).toEqual(second.value)
  const events = await context.db.selectFrom('events').select(['type', 'payload']).execute()
  expect(events).toHaveLength(2)
  expect(events[0]).toEqual({ type: 'settings.changed', payload: '{"names":["site_name"]}' })
})

test('wrong values are refused by name and nothing is written', async () => {
  const context = await open()
  const result = await saveSettings(context, { stock_hold_minutes: -1, site_name: 'x' })
  expect(result.ok).toBe(false)
  if (!result.ok) expect(Object.keys(result.error)).toEqual(['stock_hold_minutes'])
  expect((await readSettings(context)).site_name).toBe(DEFAULT_SETTINGS.site_name)
})

test('a transaction sees its own change, and a rollback leaves no trace', async () => {
  const context = await open()
  await readSettings(context)
  const failed = inTransaction(context, async (inside) => {
    await saveSettings(inside, { site_name: 'Inside' })
    expect((await readSettings(inside)).site_name).toBe('Inside')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect((await readSettings(context)).site_name).toBe(DEFAULT_SETTINGS.site_name)
})

test('the private ones are not among the public ones', async () => {
  const shown = publicSettings(DEFAULT_SETTINGS)
  expect(shown).toHaveProperty('site_name')
  expect(shown).not.toHaveProperty('gateways')
  expect(shown).not.toHaveProperty('admin_email')
})
