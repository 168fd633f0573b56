import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createShopDatabase } from './one-shop.ts'

const PROGRAM = join(import.meta.dirname, '../../tools/key.ts')

test('a command works on the database of DATABASE_URL, and says where there is no shop', async () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-command-'))
  onTestFinished(() => folder.remove())
  const { url, connect } = await createShopDatabase()
  const run = (databaseUrl: string) =>
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, '--data', folder.path], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_KEY: 'ab'.repeat(32) },
    })
  expect(run(url).stderr).toMatch(
    /^key: there is no shop in the database 127\.0\.0\.1\S+; .* DATABASE_URL\n$/,
  )
  expect(run('postgres://vitrin@127.0.0.1:1/none').stderr).toBe(
    'key: the database 127.0.0.1:1/none: the database cannot be reached\n',
  )
  const db = connect()
  await writeShop(db, { ...smallShop(), customers: [managerRow()] })
  expect(run(url).stdout).toMatch(/ck_[0-9a-f]{40}/)
  expect(await db.selectFrom('api_keys').select('permissions').execute()).toEqual([{ permissions: 'read' }])
  await db.destroy()
})
