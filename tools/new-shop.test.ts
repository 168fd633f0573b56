import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { findStoredShop } from '#store/database/stored-shop.ts'
import { readSettings, saveSettings } from '#store/modules/settings/settings.ts'
import { markOwnShop } from '#store/new-shop/new-shop.ts'
import { openTestStore } from '#tests/support/test-store.ts'

const parent = mkdtempSync(join(tmpdir(), 'vitrin-new-shop-'))
afterAll(() => rmSync(parent, { recursive: true }))

const run = (folder: string, ...flags: string[]) =>
  spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'new-shop.ts'),
      '--data',
      join(parent, folder),
      ...flags,
    ],
    { encoding: 'utf8', input: '' },
  )
const FLAGS = ['--language', 'fa', '--currency', 'irt', '--name', 'دکان', '--email', ' Owner@Shop.example ']

const openFolder = async (folder: string) => {
  const db = await openDatabase(join(parent, folder, 'vitrin.db'))
  return { db, clock: Date.now, actor: SYSTEM }
}

test('opens a shop whose administrator signs in with the password that was printed', async () => {
  const { stdout, stderr, status } = run('iran', ...FLAGS, '--delivery', '45000')
  expect([status, stderr]).toEqual([0, ''])
  const [, password = ''] = /owner@shop\.example {2}(\S+)\n/.exec(stdout) ?? []
  expect(password).toMatch(/^([a-z2-9]{5}-){4}[a-z2-9]{5}$/)
  const context = await openFolder('iran')
  const store = await openTestStore({ db: context.db, dataDir: join(parent, 'iran') })
  const signIn = (given: string) =>
    store.call('/wp-json/ghab/v1/auth/sign-in', {
      method: 'POST',
      body: { login: 'owner@shop.example', password: given },
    })
  expect((await signIn(`${password}x`)).status).toBe(403)
  const { token } = (await (await signIn(password)).json()) as { token: string }
  const zones = await store.call('/wp-json/wc/v3/shipping/zones/1/methods', {
    headers: { Authorization: token },
  })
  expect(await zones.json()).toMatchObject([
    { method_id: 'flat_rate', settings: { cost: { value: '45000' } } },
  ])
  expect(await readSettings(context)).toMatchObject({
    is_demo: false,
    site_name: 'دکان',
    locale: 'fa',
    country: 'IR',
    timezone: 'Asia/Tehran',
    currency: { code: 'IRT', decimals: 0 },
    admin_email: 'owner@shop.example',
  })
  await store.close()
})

test('the password is another each time and nowhere in the folder, which is for this user alone', async () => {
  const [password = '', other = ''] = ['secret', 'another'].map(
    (folder) => /owner@shop\.example {2}(\S+)\n/.exec(run(folder, ...FLAGS).stdout)?.[1],
  )
  expect(password).not.toBe('')
  expect(password).not.toBe(other)
  const dataDir = join(parent, 'secret')
  expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700')
  for (const name of readdirSync(dataDir)) {
    expect(readFileSync(join(dataDir, name)).includes(password)).toBe(false)
    expect((statSync(join(dataDir, name)).mode & 0o077).toString(8)).toBe('0')
  }
})

test.each([
  [['--language', 'de', ...FLAGS.slice(2)], '--language is fa or en, not de'],
  [[...FLAGS, '--currency', 'XYZ'], '--currency is a code such as IRT, IRR, USD or EUR, not XYZ'],
  [[...FLAGS, '--currency', 'EUR'], '--country is missing: a code of two letters such as IR or DE'],
  [[...FLAGS, '--country', 'XX'], '--country is a code of two letters such as IR or DE, not XX'],
  [[...FLAGS, '--name', ' '], '--name is text of up to 100 characters, not'],
  [[...FLAGS, '--email', 'owner'], '--email is an address such as owner@shop.example, not owner'],
  [[...FLAGS, '--delivery', '-1'], "Option '--delivery' argument is ambiguous"],
  [[...FLAGS, '--delivery', 'free'], '--delivery is a number such as 45000 or 4.90, 0 for nothing, not free'],
  [FLAGS.slice(0, 4), '--name is missing: text of up to 100 characters'],
])('%j is refused in one line and writes nothing', (flags, message) => {
  const { stderr, stdout, status } = run('refused', ...flags)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.trim()).toContain(`new-shop: ${message}`)
  expect(stderr.trim()).not.toContain('\n')
  expect(readdirSync(parent)).not.toContain('refused')
})

test('a folder that holds a shop is left as it is', async () => {
  run('mine', ...FLAGS)
  const context = await openFolder('demo')
  await saveSettings(context, { is_demo: true })
  await context.db.destroy()
  for (const folder of ['mine', 'demo']) {
    const { status, stderr, stdout } = run(folder, ...FLAGS, '--name', 'Another')
    const line = `new-shop: ${join(parent, folder)} holds a shop already; name another folder with --data\n`
    expect([status, stdout, stderr]).toEqual([1, '', line])
    const after = await openFolder(folder)
    expect((await readSettings(after)).site_name).not.toBe('Another')
    await after.db.destroy()
  }
})

test('a shop that was started empty gets its name and administrator', async () => {
  const context = await openFolder('started')
  await markOwnShop(context)
  await context.db.destroy()
  expect(findStoredShop(join(parent, 'started'))).toEqual({ kind: 'own' })
  expect(run('started', ...FLAGS).status).toBe(0)
})

test('with --setup nothing is asked: a link makes who opens it the administrator, once', async () => {
  const { stdout, stderr, status } = run('browser', '--setup')
  expect([status, stderr]).toEqual([0, ''])
  const [, token = ''] = /\/admin\/setup\?token=([\w-]{43})\n/.exec(stdout) ?? []
  const context = await openFolder('browser')
  const store = await openTestStore({ db: context.db, dataDir: join(parent, 'browser') })
  const claim = () =>
    store.call('/wp-json/ghab/v1/setup/claim', {
      method: 'POST',
      body: { token, first_name: 'Nila', email: 'nila@shop.example', password: 'a very long one 7' },
    })
  expect([(await claim()).status, (await claim()).status]).toEqual([201, 410])
  await store.close()
  for (const name of readdirSync(join(parent, 'browser'))) {
    expect(readFileSync(join(parent, 'browser', name)).includes(token)).toBe(false)
  }
  expect(run('browser', '--setup').status).toBe(1)
})
