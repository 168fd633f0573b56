import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const run = (code: string) => {
  const script = `
    import { pino } from 'pino'
    import { logProcessErrors } from ${JSON.stringify(join(import.meta.dirname, 'process-log.ts'))}
    logProcessErrors(pino({ base: undefined }))
    ${code}`
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    { encoding: 'utf8', cwd: join(import.meta.dirname, '../..') },
  )
  const lines = stdout.split('\n').filter(Boolean)
  return { records: lines.map((line) => JSON.parse(line)), stderr, status }
}

test.each([
  ['an error that is printed', `console.error('a part failed', new Error('inside'))`, 50, 'a part failed'],
  ['a warning of a library', `process.emitWarning(new Error('inside'))`, 40, 'warning'],
  ['a promise that nobody waits for', `Promise.reject(new Error('inside'))`, 50, 'unhandled rejection'],
])('%s is a record of the log, and nothing else is printed', (_, code, level, msg) => {
  const { records, stderr, status } = run(`${code}; setTimeout(() => {}, 50)`)
  expect(records).toMatchObject([
    { level, msg, time: expect.any(Number), err: { message: 'inside', stack: expect.any(String) } },
  ])
  expect([stderr, status]).toEqual(['', 0])
})

test('an error that nobody catches is a record too, and ends the process', () => {
  const { records, stderr, status } = run(`setTimeout(() => { throw new Error('inside') }, 1)`)
  expect(records).toMatchObject([{ level: 60, msg: 'uncaught exception', err: { message: 'inside' } }])
  expect([stderr, status]).toEqual(['', 1])
})
