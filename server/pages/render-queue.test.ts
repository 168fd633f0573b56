import { expect, test } from 'vitest'
import { createRenderQueue, type Place } from './render-queue.ts'

const place = (clientIp: string, more: Partial<Place> = {}): Place => ({
  clientIp,
  isFirst: false,
  signal: new AbortController().signal,
  ...more,
})

/** a queue that draws one page at a time; each ends when it is told to */
const oneByOne = (maxWaiting = 100) => {
  const queue = createRenderQueue({ atOnce: 1, maxWaiting })
  const drawn: string[] = []
  const held = Promise.withResolvers<void>()
  const hold = queue.run(place('holder'), () => held.promise)
  const ask = (name: string, at: Place) =>
    queue.run(at, async () => {
      drawn.push(name)
      return name
    })
  const letGo = () => {
    held.resolve()
    return hold
  }
  return { ask, drawn, letGo }
}

test('no more are drawn at once than is said', async () => {
  const queue = createRenderQueue({ atOnce: 2, maxWaiting: 100 })
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
  }
  await Promise.all(Array.from({ length: 20 }, () => queue.run(place('a'), work)))
  expect(most).toBe(2)
})

test('IP addresses take turns, so that one that asks for much waits behind itself', async () => {
  const { ask, drawn, letGo } = oneByOne()
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2'].map((name) => ask(name, place(name[0]!)))
  await letGo()
  await Promise.all(all)
  expect(drawn).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4'])
})

test('who has a session comes first, and others every fourth turn', async () => {
  const { ask, drawn, letGo } = oneByOne()
  const others = ['x', 'y'].map((name) => ask(name, place(name)))
  const known = [1, 2, 3, 4, 5].map((number) => ask(`k${number}`, place('k', { isFirst: true })))
  await letGo()
  await Promise.all([...others, ...known])
  expect(drawn).toEqual(['k1', 'k2', 'k3', 'x', 'k4', 'k5', 'y'])
})

test('where the queue is full, the last of the busiest IP address is refused, not the newcomer', async () => {
  const { ask, letGo } = oneByOne(4)
  const flood = [1, 2, 3, 4].map((number) => ask(`a${number}`, place('a')))
  const newcomer = ask('b', place('b'))
  const known = ask('k', place('k', { isFirst: true }))
  await letGo()
  expect(await Promise.all(flood)).toEqual([
    { ok: true, value: 'a1' },
    { ok: true, value: 'a2' },
    { ok: false, error: 'full' },
    { ok: false, error: 'full' },
  ])
  expect([await newcomer, await known]).toEqual([
    { ok: true, value: 'b' },
    { ok: true, value: 'k' },
  ])
})

test('a client that goes away leaves the line, before or after it stood there', async () => {
  const { ask, drawn, letGo } = oneByOne(1)
  const client = new AbortController()
  const leaving = ask('gone', place('a', { signal: client.signal }))
  client.abort()
  expect(await leaving).toEqual({ ok: false, error: 'gone' })
  expect(await ask('late', place('a', { signal: client.signal }))).toEqual({ ok: false, error: 'gone' })
  const staying = ask('here', place('a'))
  await letGo()
  await staying
  expect(drawn).toEqual(['here'])
})

test('a page that fails gives its place to the next', async () => {
  const queue = createRenderQueue({ atOnce: 1, maxWaiting: 1 })
  const failing = queue.run(place('a'), async () => {
    throw new Error('broken')
  })
  const next = queue.run(place('a'), async () => 'drawn')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toEqual({ ok: true, value: 'drawn' })
})

test('what has arrived while a page was drawn is answered before the next page', async () => {
  const queue = createRenderQueue({ atOnce: 1, maxWaiting: 100 })
  const done: string[] = []
  const draw = (name: string) => async () => {
    setImmediate(() => done.push(`arrived during ${name}`))
    done.push(name)
  }
  await Promise.all(['one', 'two'].map((name) => queue.run(place('a'), draw(name))))
  expect(done).toEqual(['one', 'arrived during one', 'two'])
})
