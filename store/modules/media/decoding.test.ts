import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { redraw } from './add-media.ts'
import { looksLikePicture, openPicture } from './decoding.ts'

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 200, g: 10, b: 60, alpha: 0.5 } },
    limitInputPixels: false,
  })
const refused = { ok: false, error: 'not_a_picture' }

/** The head of a PNG alone: what its header says is all that can be judged. */
const pngHead = (width: number, height: number, { bits = 8, interlaced = false } = {}): Uint8Array => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, 6, 0, 0, interlaced ? 1 : 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
/** How much memory is asked for; null when the picture is not decoded at all. */
const asked = async (bytes: Uint8Array) => {
  let wanted = 0
  const opened = await openPicture(bytes, async (more) => {
    wanted += more
  })
  return opened && wanted
}

test('pixels and memory are judged by the header, before anything is decoded', async () => {
  expect(await asked(pngHead(7000, 7000))).toBe(147_000_000)
  expect(await asked(pngHead(7072, 7072))).toBeNull()
  expect(await asked(pngHead(60_000, 60_000))).toBeNull()
  expect(await asked(pngHead(7000, 7000, { interlaced: true }))).toBe(392_000_000)
  expect(await asked(pngHead(7000, 7000, { interlaced: true, bits: 16 }))).toBeNull()
  expect(await asked(pngHead(4000, 4000, { interlaced: true, bits: 16 }))).toBe(256_000_000)
})

test('a picture of 49 megapixels is drawn, one of 51 is not', async () => {
  const drawn = await redraw(await blank(7000, 7000).jpeg().toBuffer(), 200)
  expect(drawn).toMatchObject({ ok: true, value: { width: 200, height: 200 } })
  expect(await redraw(await blank(7200, 7100).jpeg().toBuffer())).toEqual(refused)
})

test('a picture of a few bytes that decodes to very many is judged like any other', async () => {
  const bomb = await blank(8000, 8000, 4).webp({ lossless: true, effort: 0 }).toBuffer()
  expect(bomb.byteLength).toBeLessThan(1000)
  expect(await redraw(bomb)).toEqual(refused)
})

test('of an animated picture the first frame is stored', async () => {
  const header = Buffer.from('47494638396101000100800000000000ffffff', 'hex')
  const frame = Buffer.from('2c000000000100010000020244010 0'.replace(' ', ''), 'hex')
  const gif = Buffer.concat([header, ...Array(5000).fill(frame), Buffer.from('3b', 'hex')])
  const drawn = await redraw(gif)
  if (!drawn.ok) throw new Error(drawn.error)
  expect(await sharp(drawn.value.data).metadata()).toMatchObject({ width: 1, height: 1, format: 'webp' })
  expect((await sharp(drawn.value.data).metadata()).pages ?? 1).toBe(1)
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['SVG after a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['PDF', '%PDF-1.7'],
  ['TIFF', 'II*\0'],
  ['text', 'P3 1 1 255 0 0 0'],
  ['nothing', ''],
])('%s is not even shown to a decoder', async (_, text) => {
  expect(looksLikePicture(Buffer.from(text, 'latin1'))).toBe(false)
  expect(await redraw(Buffer.from(text, 'latin1'))).toEqual(refused)
})

test('pictures of every kind that is taken', async () => {
  const picture = blank(40, 30)
  for (const bytes of [
    await picture.clone().jpeg().toBuffer(),
    await picture.clone().png().toBuffer(),
    await picture.clone().webp().toBuffer(),
    await picture.clone().gif().toBuffer(),
    await picture.clone().avif({ effort: 0 }).toBuffer(),
  ]) {
    expect(await redraw(bytes)).toMatchObject({ ok: true, value: { width: 40, height: 30 } })
  }
  expect(await redraw(await picture.clone().tiff().toBuffer())).toEqual(refused)
})
