import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServerProcess } from '#tools/server-process.ts'
import { createShopDatabase } from './one-shop.ts'

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child ? [child] : []))

const startShop = async () => {
  const { url } = await createShopDatabase()
  const folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-workers-'))
  onTestFinished(() => folder.remove())
  const shop = await startServerProcess(
    folder.path,
    { DATABASE_URL: url, SHOP: 'empty', LOG_LEVEL: 'silent', METRICS: '1' },
    ['--workers', '3'],
  )
  onTestFinished(() => shop.stop())
  return shop
}

test('a shop of several processes answers on while one of them is killed, and gets another', {
  timeout: 120_000,
}, async () => {
  const shop = await startShop()
  const workers = () => childrenOf(shop.pid)
  await vi.waitFor(() => expect(workers()).toHaveLength(3), 30_000)
  const answers: number[] = []
  let broken = 0
  let isAsking = true
  const ask = async () => {
    while (isAsking) {
      const asked = fetch(`http://127.0.0.1:${shop.port}/wp-json/wc/store/v1/products`, {
        headers: { Connection: 'close' },
        // one that was handed to the killed process just then is answered by nobody
        signal: AbortSignal.timeout(10_000),
      })
      await asked.then(
        ({ status }) => answers.push(status),
        () => broken++,
      )
      await sleep(20)
    }
  }
  const asking = ask()
  const before = workers()
  const [killed = 0] = before
  await sleep(500)
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => {
    expect(workers()).toHaveLength(3)
    expect(workers()).not.toContain(killed)
  }, 30_000)
  isAsking = false
  await asking
  expect(new Set(answers)).toEqual(new Set([200]))
  // one may have been with the killed process
  expect(broken).toBeLessThanOrEqual(1)
  await shop.stop()
  expect(shop.exitCode()).toBe(0)
})

/** What is counted, by name and labels: gauges of Node have names like counters. */
const readCounts = async (port: number): Promise<Map<string, number>> => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { Connection: 'close' } })
  expect(answer.status).toBe(200)
  const metrics = (await answer.text()).split(/^# HELP .*\n/m)
  const lines = metrics
    .filter((metric) => /^# TYPE \S+ (?:counter|histogram)$/m.test(metric))
    .flatMap((metric) => metric.split('\n').filter((line) => line && !line.startsWith('#')))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

test('counters of several processes never go back, whichever of them tells them', {
  timeout: 120_000,
}, async () => {
  const shop = await startShop()
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${shop.port}/wp-json/wc/store/v1/products`, {
      headers: { Connection: 'close' },
    })
    await answer.text()
  }
  const workersOf = (values: Map<string, number>) =>
    new Set([...values.keys()].map((series) => /worker="(\d+)"/.exec(series)?.[1]))
  await vi.waitFor(
    async () => expect(workersOf(await readCounts(shop.port))).toEqual(new Set(['1', '2', '3'])),
    { timeout: 60_000, interval: 100 },
  )
  let before = await readCounts(shop.port)
  for (let scrapes = 0; scrapes < 9; scrapes++) {
    await ask()
    const values = await readCounts(shop.port)
    const gone = [...before].filter(([series, value]) => !((values.get(series) ?? -1) >= value))
    expect(gone).toEqual([])
    before = values
  }
  const asked = [...before].filter(([series]) =>
    /^vitrin_http_request_duration_seconds_count\{.*route="\/wp-json\/wc\/store\/v1\/products"/.test(series),
  )
  expect(asked.reduce((sum, [, value]) => sum + value, 0)).toBe(9)
})

test('several processes on SQLite are refused', async () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-workers-'))
  onTestFinished(() => folder.remove())
  await expect(startServerProcess(folder.path, { SHOP: 'empty' }, ['--workers', '2'])).rejects.toThrow(
    '--workers needs PostgreSQL: set DATABASE_URL',
  )
})
