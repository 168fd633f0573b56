import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runRounds } from '#tools/crash/rounds.ts'

/** Another run takes other moments; `CRASH_SEED` takes those of a run that failed. */
const SEED = process.env.CRASH_SEED ?? String(Date.now())
const ROUNDS = 5
const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-crash-'))

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('killed at any moment, every acknowledged order is there once and no piece is lost', {
  timeout: 300_000,
}, async () => {
  console.info(`CRASH_SEED=${SEED}`)
  const { problems, figures, done } = await runRounds(dataDir, {
    rounds: ROUNDS,
    seed: SEED,
    report: () => {},
  })
  expect(problems).toEqual([])
  expect(figures).toMatchObject({ lost: 0, doubled: 0, oversold: 0 })
  expect(done.orders.length).toBeGreaterThanOrEqual(ROUNDS)
  expect(figures.orders).toBeGreaterThanOrEqual(done.orders.length)
  expect(figures.settled).toBeGreaterThanOrEqual(done.paid.length)
  expect(figures.messages).toBeGreaterThan(figures.orders)
})
