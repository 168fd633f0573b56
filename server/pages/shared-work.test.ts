import { expect, test } from 'vitest'
import { createSharedWork } from './shared-work.ts'

const client = () => new AbortController()

test('who asks at the same moment shares the work, who asks later does not', async () => {
  const shared = createSharedWork<number>()
  let times = 0
  const ask = () => shared.run('page', client().signal, async () => ++times)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(2)
})

test('the work goes on while anybody waits for it, and is given up when all have gone', async () => {
  const shared = createSharedWork<string>()
  const work = (signal: AbortSignal) =>
    new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('given up')))
  const clients = [client(), client()]
  const asked = clients.map(({ signal }) => shared.run('page', signal, work))
  clients[0]!.abort()
  expect(shared.isUnderway('page')).toBe(true)
  clients[1]!.abort()
  // who comes now begins anew
  expect(shared.isUnderway('page')).toBe(false)
  expect(await Promise.all(asked)).toEqual(['given up', 'given up'])
})
