import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const MB = 1024 * 1024

/** Holes of a megabyte in the heap of the C library, each between two pieces that stay. */
const SCRIPT = `
import { trimMemory } from '#server/process/trim-memory.ts'
let holes = []
const kept = []
for (let piece = 0; piece < 12_000; piece++) {
  const bytes = Buffer.allocUnsafeSlow(16_384).fill(1)
  if (piece % 64 === 0) kept.push(bytes)
  else holes.push(bytes)
}
holes = null
gc()
gc()
await new Promise((resolve) => setTimeout(resolve, 100))
const before = process.memoryUsage.rss()
trimMemory()
const after = process.memoryUsage.rss()
console.log(JSON.stringify({ before, after, intact: kept.every((bytes) => bytes.every((byte) => byte === 1)) }))
`

it('gives back what is free between what is kept, and leaves that as it is', async () => {
  const flags = [
    '--expose-gc',
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
    SCRIPT,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, flags)
  const { before, after, intact } = JSON.parse(stdout) as { before: number; after: number; intact: boolean }
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  expect(intact).toBe(true)
  if (header.glibcVersionRuntime) expect(before - after).toBeGreaterThan(100 * MB)
})
