import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { openDatabase } from '#store/database/connection.ts'
import { dataKeyFile, openCipher } from '#store/database/data-key.ts'
import { toJson } from '#store/database/json.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore, type TestStore } from '#tests/support/test-store.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-reset-access-'))
const owner = managerRow()
let store: TestStore

beforeAll(async () => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await writeShop(db, { ...smallShop(), customers: [owner] })
  store = await openTestStore({ db, dataDir, cipher: await openCipher(db, dataKeyFile(dataDir), null) })
})
afterAll(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
  rmSync(dataKeyFile(dataDir))
})

const run = (...flags: string[]) =>
  spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'reset-access.ts'),
      '--data',
      dataDir,
      ...flags,
    ],
    { encoding: 'utf8', env: { ...process.env, SITE_URL: 'https://shop.test' } },
  )

const signIn = async (password: string) => {
  const answer = await store.call('/wp-json/ghab/v1/auth/sign-in', {
    method: 'POST',
    body: { login: owner.email, password },
  })
  return { status: answer.status, ...((await answer.json()) as { code?: string }) }
}

test('an administrator without their phone gets in again by a link that works once', async () => {
  await store.db
    .insertInto('second_factors')
    .values({
      customer_id: owner.id,
      totp_secret: 'lost',
      totp_last_step: 0,
      recovery_codes: toJson<string[]>([]),
      updated_at: 1,
    })
    .execute()
  const { stdout, status } = run('--account', 'Owner@Shop.test')
  expect(status).toBe(0)
  const [, token] = /https:\/\/shop\.test\/reset-password\?token=([\w-]+)&to=\/admin\n$/.exec(stdout) ?? []
  const choose = () =>
    store.call('/wp-json/ghab/v1/auth/reset-password', {
      method: 'POST',
      body: { token, password: 'a new way in 1405' },
    })
  expect((await choose()).status).toBe(200)
  expect((await choose()).status).toBe(410)
  expect(await signIn('a new way in 1405')).toMatchObject({ status: 200 })
  expect(await store.db.selectFrom('second_factors').selectAll().execute()).toEqual([])
})

test.each([
  [[], /^reset-access: --account is missing: .*\n$/],
  [
    ['--account', 'nobody@shop.test'],
    /^reset-access: nobody who works for this shop is nobody@shop\.test\n$/,
  ],
])('%j is refused in one line', (flags, message) => {
  const { stderr, stdout, status } = run(...flags)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(message)
})
