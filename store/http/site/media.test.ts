import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { addMedia, findMedia, listMedia } from '#store/modules/media/media.ts'
import { createTestStore } from '#tests/support/test-store.ts'

const openShop = async (outside?: Parameters<typeof createTestStore>[2]) => {
  const { db, dataDir, call } = await createTestStore(undefined, undefined, outside)
  const context = { db, clock: () => Date.UTC(2026, 4, 2), actor: SYSTEM }
  const get = (path: string, headers: Record<string, string> = {}) => call(path, { headers })
  const put = (file: string, bytes: Buffer) => {
    const path = join(dataDir, 'media', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
  return { dataDir, context, get, put }
}
const drawn = (width: number, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#c04' } })
const meta = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()

test('an original, for ever, with 304', async () => {
  const { get, put } = await openShop()
  put('2026/05/cup.png', await drawn(500).png().toBuffer())
  const response = await get('/media/2026/05/cup.png')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect((await meta(response)).width).toBe(500)
  const etag = response.headers.get('etag') ?? ''
  expect((await get('/media/2026/05/cup.png', { 'If-None-Match': etag })).status).toBe(304)
})

test('a file that was read before is read again once it is another', async () => {
  const { get, put } = await openShop()
  for (const width of [500, 400]) {
    put('2026/05/cup.png', await drawn(width).png().toBuffer())
    for (const _ of [1, 2]) expect((await meta(await get('/media/2026/05/cup.png'))).width).toBe(width)
  }
})

test('a file that is gone is not found, though it was read before', async () => {
  const { get, put, dataDir } = await openShop()
  put('cup.png', await drawn(40).png().toBuffer())
  expect((await get('/media/cup.png')).status).toBe(200)
  rmSync(join(dataDir, 'media/cup.png'))
  expect((await get('/media/cup.png')).status).toBe(404)
})

test('a variant is WebP at once and AVIF the next time for who takes it', async () => {
  const { get, put, dataDir } = await openShop()
  put('cup.webp', await drawn(800).webp().toBuffer())
  const accept = { Accept: 'image/avif,image/webp,*/*' }
  const first = await get('/media/360/cup.webp', accept)
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('vary')).toBe('Accept')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect((await meta(first)).width).toBe(360)
  await vi.waitFor(
    () => expect(readdirSync(join(dataDir, 'media-variants/360'))).toContain('cup.webp.avif'),
    10_000,
  )
  const asked = { ...accept, 'If-None-Match': first.headers.get('etag') ?? '' }
  const second = await get('/media/360/cup.webp', asked)
  expect(second.status).toBe(200)
  expect(second.headers.get('content-type')).toBe('image/avif')
  expect(second.headers.get('cache-control')).toContain('immutable')
  const refused = await get('/media/360/cup.webp', { Accept: 'image/avif;q=0,image/webp' })
  expect(refused.headers.get('content-type')).toBe('image/webp')
  const plain = await get('/media/360/cup.webp')
  expect(plain.headers.get('content-type')).toBe('image/webp')
  expect(plain.headers.get('cache-control')).toContain('immutable')
})

test('a shop that makes no AVIF answers WebP, for ever, to whoever takes both', async () => {
  const { get, put, dataDir } = await openShop({ makesAvif: false })
  put('cup.webp', await drawn(800).webp().toBuffer())
  const answer = await get('/media/360/cup.webp', { Accept: 'image/avif,image/webp,*/*' })
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(readdirSync(join(dataDir, 'media-variants/360'))).toEqual(['cup.webp.webp'])
})

test('a variant is never wider than its original, and made once for many who ask', async () => {
  const { get, put, dataDir } = await openShop()
  put('small.webp', await drawn(200).webp().toBuffer())
  const answers = await Promise.all(Array.from({ length: 8 }, () => get('/media/1280/small.webp')))
  for (const answer of answers) expect((await meta(answer)).width).toBe(200)
  expect(readdirSync(join(dataDir, 'media-variants/1280'))).toEqual(['small.webp.webp'])
})

test.each([
  '/media/nothing.webp',
  '/media/360/nothing.webp',
  '/media/321/cup.webp',
  '/media/..%2f..%2fsecret.webp',
  '/media/%2e%2e/secret.webp',
  '/media/360/..%2fsecret.webp',
  '/media/a%00.webp',
  '/media/%ff.webp',
  '/media/',
  '/media/360/',
  '/media/private/receipt.webp',
  '/media/360/private/receipt.webp',
  '/media/notes.txt',
  '/media/360/broken.webp',
  '/media/drawing.svg',
  '/media/360/drawing.svg',
])('%s is 404', async (path) => {
  const { get, put } = await openShop()
  put('../secret.webp', await drawn(10).webp().toBuffer())
  put('private/receipt.webp', await drawn(10).webp().toBuffer())
  put('notes.txt', Buffer.from('x'))
  put('broken.webp', Buffer.from('not a picture'))
  put('drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'))
  expect((await get(path)).status).toBe(404)
})

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'an original in %s that is cut or broken is kept by nobody, until it is mended',
  async (format) => {
    const { get, put } = await openShop()
    const noise = sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#c04',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const whole = await noise.toFormat(format).toBuffer()
    const file = `cup.${format}`
    const caching = async () => (await get(`/media/${file}`)).headers.get('cache-control')
    put(file, whole.subarray(0, whole.length / 2))
    expect(await caching()).toBe('no-cache')
    expect((await get(`/media/360/${file}`)).status).toBe(404)
    put(file, Buffer.alloc(300))
    expect(await caching()).toBe('no-cache')
    put(file, whole)
    expect(await caching()).toContain('immutable')
    expect((await get(`/media/360/${file}`)).headers.get('cache-control')).toContain('immutable')
  },
)

test('an original that cannot be drawn is not tried again and again, but when it changed', async () => {
  const warnings: string[] = []
  const { get, put } = await openShop({ noted: (_level, _details, message) => warnings.push(message) })
  put('cup.webp', Buffer.from('RIFFxxxxWEBPnothing'))
  for (let times = 0; times < 3; times++) expect((await get('/media/360/cup.webp')).status).toBe(404)
  expect(warnings).toEqual(['a picture could not be made'])
  put('cup.webp', await drawn(500).webp().toBuffer())
  expect((await get('/media/360/cup.webp')).status).toBe(200)
})

test('visitors beyond the queue get 503 with Retry-After', async () => {
  const { get, put } = await openShop()
  const picture = await drawn(30).webp().toBuffer()
  const names = Array.from({ length: 410 }, (_, index) => `${index}.webp`)
  for (const name of names) put(name, picture)
  const answers = await Promise.all(names.map((name) => get(`/media/160/${name}`)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect((await get(`/media/160/${names[409]}`)).status).toBe(200)
})

test('an upload is drawn anew, measured and listed', async () => {
  const { context, dataDir, get } = await openShop()
  const jpeg = await drawn(3000, 1500)
    .withMetadata({ exif: { IFD0: { Copyright: 'secret' } } })
    .jpeg()
    .toBuffer()
  const added = await addMedia(context, dataDir, jpeg, { title: 'Cup', alt: 'A cup' })
  if (!added.ok) throw new Error(added.error)
  expect(added.value).toMatchObject({ title: 'Cup', width: 2560, height: 1280, mime_type: 'image/webp' })
  expect(added.value.file).toMatch(/^2026\/05\/[0-9a-f]{32}\.webp$/)
  expect(added.value.thumbhash).toMatch(/^[\w+/]+=*$/)
  expect((await meta(await get(`/media/${added.value.file}`))).exif).toBeUndefined()
  expect((await findMedia(context, [added.value.id, null, 99])).get(added.value.id)).toEqual(added.value)
})

test('what is no picture is refused, and a private one is kept from lists and visitors', async () => {
  const { context, dataDir, get } = await openShop()
  const text = await addMedia(context, dataDir, Buffer.from('<svg onload="x()"/>'), { title: '', alt: '' })
  expect(text).toEqual({ ok: false, error: 'not_a_picture' })
  const big = await addMedia(context, dataDir, new Uint8Array(11 * 1024 * 1024), { title: '', alt: '' })
  expect(big).toEqual({ ok: false, error: 'too_large' })
  const receipt = await drawn(40).png().toBuffer()
  const kept = await addMedia(context, dataDir, receipt, { title: '', alt: '', folder: 'private' })
  if (!kept.ok) throw new Error(kept.error)
  const page = { orderBy: 'date', direction: 'desc', limit: 10, offset: 0 } as const
  expect(await listMedia(context, page)).toEqual({ total: 0, media: [] })
  expect((await get(`/media/${kept.value.file}`)).status).toBe(404)
})
