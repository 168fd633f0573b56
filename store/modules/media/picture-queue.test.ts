import { expect, test } from 'vitest'
import { createPictureQueue } from './picture-queue.ts'

const NONE = { upload: 0, variant: 0, later: 0 }

/** Works that last until they are let go, and what they reached at most. */
const createWorks = (limits: Parameters<typeof createPictureQueue>[0]) => {
  const queue = createPictureQueue(limits)
  const under: (() => void)[] = []
  const seen = { running: 0, most: 0, bytes: 0, mostBytes: 0 }
  const add = (kind: 'upload' | 'variant' | 'later', bytes = 0) =>
    queue.run(kind, async (reserve) => {
      seen.running += 1
      seen.most = Math.max(seen.most, seen.running)
      await reserve(bytes)
      seen.bytes += bytes
      seen.mostBytes = Math.max(seen.mostBytes, seen.bytes)
      await new Promise<void>((resolve) => under.push(resolve))
      seen.bytes -= bytes
      seen.running -= 1
    })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const letGo = async () => {
    await turn()
    while (under.length > 0) {
      under.shift()?.()
      await turn()
    }
  }
  return { add, letGo, seen, queue }
}

test('a few run at once, a few of each kind wait, the others are refused at once', async () => {
  const waiting = { upload: 2, variant: 1, later: 0 }
  const { add, letGo, seen } = createWorks({ atOnce: 2, bytes: 100, waiting })
  const uploads = Array.from({ length: 5 }, () => add('upload'))
  const others = [add('variant'), add('variant'), add('later')]
  const refused = { ok: false, error: 'busy' }
  expect(await uploads[4]).toEqual(refused)
  expect(await Promise.all(others.slice(1))).toEqual([refused, refused])
  await letGo()
  const rest = await Promise.all([...uploads.slice(0, 4), others[0]])
  expect(rest.every((one) => one?.ok)).toBe(true)
  expect(seen.most).toBe(2)
})

test('together they take no more memory than there is, one alone may', async () => {
  const { add, letGo, seen } = createWorks({ atOnce: 3, bytes: 100, waiting: { ...NONE, upload: 9 } })
  const all = [60, 60, 30, 40, 70, 10].map((bytes) => add('upload', bytes))
  await letGo()
  expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true)
  expect(seen.mostBytes).toBeLessThanOrEqual(100)
  const alone = add('upload', 500)
  const next = add('upload', 10)
  await letGo()
  expect((await Promise.all([alone, next])).every(({ ok }) => ok)).toBe(true)
  expect(seen.mostBytes).toBe(500)
})

test('a work that fails makes room for the next, and gives its memory back', async () => {
  const { queue } = createWorks({ atOnce: 1, bytes: 10, waiting: { ...NONE, upload: 3 } })
  const failing = queue.run('upload', async (reserve) => {
    await reserve(10)
    throw new Error('no picture')
  })
  const next = queue.run('upload', async (reserve) => {
    await reserve(10)
    return 'done'
  })
  await expect(failing).rejects.toThrow('no picture')
  expect(await next).toEqual({ ok: true, value: 'done' })
})
