import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { loadSource } from '../../store/database/seed/seed-demo.ts'

const CHILD = join(import.meta.dirname, '../support/open-child.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-two-'))

afterAll(() => rmSync(dataDir, { recursive: true }))

test('processes that start at once on a new folder make one shop, and all open', {
  timeout: 120_000,
}, async () => {
  const run = promisify(execFile)
  const open = () => run(process.execPath, ['--disable-warning=ExperimentalWarning', CHILD, dataDir])
  const printed = (await Promise.all([open(), open(), open()])).map(({ stdout }) => stdout)
  const { products } = await loadSource('en')
  expect(printed.map((text) => text.split('\n').at(-2))).toEqual(
    printed.map(() => `opened with ${products.length}`),
  )
  expect(printed.filter((text) => text.includes('Making the demo shop'))).toHaveLength(1)
})
