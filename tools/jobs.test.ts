import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { type Database, openDatabase } from '#store/database/connection.ts'
import { LANES } from '#store/jobs/lanes.ts'
import { addJobs, claimJob, retryJob } from '#store/jobs/queue.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-jobs-tool-'))
let db: Database

beforeAll(async () => {
  db = await openDatabase(join(dataDir, 'vitrin.db'))
  const context = { db, clock: () => 0, actor: SYSTEM }
  await addJobs(context, [{ kind: 'send-message', lane: 'mail', payload: { key: 'a' }, key: 'a' }])
  await db
    .updateTable('jobs')
    .set({ failures: LANES.mail.tries - 1 })
    .execute()
  const job = await claimJob(context, 'mail')
  if (job) await retryJob(context, job, new Error('mailbox full'))
})
afterAll(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

const run = (...flags: string[]) => {
  const tool = join(import.meta.dirname, 'jobs.ts')
  const given = ['--disable-warning=ExperimentalWarning', tool, '--data', dataDir, ...flags]
  return spawnSync(process.execPath, given, { encoding: 'utf8' })
}

test('what was given up is listed, and tried again when told so', async () => {
  expect(run().stdout).toMatch(/^1 given up:\n.*send-message.*Error: mailbox full/)
  expect(run('--retry', 'soon')).toMatchObject({
    status: 1,
    stderr: 'jobs: --retry is a number or all, not soon\n',
  })
  expect(run('--retry', 'all').stdout).toBe('1 to be tried again\nNothing was given up.\n')
  expect(await db.selectFrom('jobs').select('status').execute()).toEqual([{ status: 'queued' }])
})
