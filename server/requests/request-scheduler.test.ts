import { expect, it } from 'vitest'
import { createRequestScheduler } from './request-scheduler.ts'

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const keepBusy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('starts light work at once, all of it in one turn', () => {
  const turns = createRequestScheduler()
  const started: number[] = []
  for (const number of [1, 2, 3]) turns.run(() => started.push(number))
  expect(started).toEqual([1, 2, 3])
})

it('starts one heavy piece in a turn, in the order they came, and lets the loop go on between them', async () => {
  const turns = createRequestScheduler()
  const happened: string[] = []
  for (const name of ['a', 'b', 'c']) {
    turns.run(() => {
      happened.push(name)
      keepBusy(12)
    })
  }
  expect(happened).toEqual(['a'])
  await nextTurn()
  happened.push('turn')
  await nextTurn()
  happened.push('turn')
  await nextTurn()
  expect(happened.filter((name) => name !== 'turn')).toEqual(['a', 'b', 'c'])
  expect(happened.indexOf('turn')).toBeLessThan(happened.indexOf('c'))
})

it('tells how long the first of those who wait has waited', async () => {
  const turns = createRequestScheduler()
  turns.run(() => keepBusy(5))
  expect(turns.waited()).toBe(0)
  turns.run(() => {})
  keepBusy(3)
  expect(turns.waited()).toBeGreaterThanOrEqual(3)
  await nextTurn()
  expect(turns.waited()).toBe(0)
})

it('lets what comes later wait behind what waits', async () => {
  const turns = createRequestScheduler()
  const started: string[] = []
  turns.run(() => keepBusy(12))
  turns.run(() => started.push('first'))
  turns.run(() => started.push('second'))
  expect(started).toEqual([])
  for (let turn = 0; turn < 4; turn++) await nextTurn()
  expect(started).toEqual(['first', 'second'])
})
