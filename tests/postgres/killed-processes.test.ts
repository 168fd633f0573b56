import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { killProcesses } from '#tools/crash/several-processes.ts'
import { createShopDatabase } from './one-shop.ts'

/** Another run takes other moments; `CRASH_SEED` takes those of a run that failed. */
const SEED = process.env.CRASH_SEED ?? String(Date.now())
const KILLS = 3

test('of four processes some are killed: each acknowledged order is there once, and the last piece is sold once', {
  timeout: 300_000,
}, async () => {
  console.info(`CRASH_SEED=${SEED}`)
  const { url } = await createShopDatabase()
  const folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-killed-'))
  onTestFinished(() => folder.remove())
  const { problems, figures, done, gotLastPiece } = await killProcesses(folder.path, url, {
    workers: 4,
    kills: KILLS,
    seed: SEED,
    report: () => {},
  })
  expect(problems).toEqual([])
  expect(gotLastPiece).toBe(1)
  expect(figures).toMatchObject({ lost: 0, doubled: 0, oversold: 0 })
  expect(done.orders.length).toBeGreaterThanOrEqual(KILLS)
  expect(figures.orders).toBeGreaterThan(done.orders.length)
  expect(figures.messages).toBeGreaterThan(figures.orders)
})
