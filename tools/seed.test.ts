import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { readSettings, saveSettings } from '#store/modules/settings/settings.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-seed-tool-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const run = (...flags: string[]) =>
  spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'seed.ts'), ...flags],
    { encoding: 'utf8' },
  )
const SMALL = ['--shop', 'en', '--pictures', 'small', '--data', dataDir]

const countProducts = async () => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  const { count } = await db
    .selectFrom('products')
    .where('type', '!=', 'variation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await db.destroy()
  return count
}

test.each([
  ['an unknown flag', ['--colour'], /^seed: Unknown option '--colour'\n$/],
  ['a number that is none', ['--products', 'many'], /^seed: --products is a whole number .* not many\n$/],
  ['an unknown shop', ['--shop', 'de'], /^seed: --shop is fa or en, not de\n$/],
  [
    'a folder that is a file',
    ['--data', import.meta.filename],
    /^seed: the data folder .* cannot be used.*\n$/,
  ],
])(
  '%s is refused in one line',
  (_, flags, message) => {
    const { status, stderr, stdout } = run(...flags)
    expect(status).toBe(1)
    expect(stderr).toMatch(message)
    expect(stdout).toBe('')
  },
  60_000,
)

test('fills an empty folder, leaves a full one alone, and replaces it when told', async () => {
  const first = run(...SMALL, '--products', '300')
  expect(first.stderr).toBe('')
  expect(first.stdout).toContain('admin@vitrin.example')
  expect(await countProducts()).toBe(300)

  const again = run(...SMALL)
  expect(again.status).toBe(1)
  expect(again.stderr).toMatch(/^seed: .* holds a shop already; --reset replaces it\n$/)
  expect(await countProducts()).toBe(300)

  expect(run(...SMALL, '--products', '120', '--reset').status).toBe(0)
  expect(await countProducts()).toBe(120)
}, 120_000)

test('a shop of somebody’s own is never replaced', async () => {
  const own = join(dataDir, 'own')
  const db = await openDatabase(join(own, 'vitrin.db'))
  await saveSettings({ db, clock: Date.now, actor: SYSTEM }, { site_name: 'Mine' })
  await db.destroy()
  const { status, stderr } = run(...SMALL, '--data', own, '--reset')
  expect([status, stderr]).toEqual([
    1,
    `seed: ${own} holds a shop that is no demo; name another folder with --data\n`,
  ])
  const after = await openDatabase(join(own, 'vitrin.db'))
  expect((await readSettings({ db: after, clock: Date.now, actor: SYSTEM })).site_name).toBe('Mine')
  await after.destroy()
}, 60_000)
