import fc from 'fast-check'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { expect, it } from 'vitest'
import { tintOf } from './thumbhash.ts'

/** Two flat colours, one in the upper left half. */
const picture = (width: number, height: number, first: number[], second: number[]): Uint8Array => {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rgba.set(x / width + y / height < 1 ? first : second, (y * width + x) * 4)
    }
  }
  return rgba
}

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const color = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.constant(255))

it('finds the colours that the reference decoder paints there', () => {
  fc.assert(
    fc.property(
      color,
      color,
      fc.constantFrom([32, 32], [32, 20], [20, 32]),
      (first, second, [width, height]) => {
        const hash = rgbaToThumbHash(width!, height!, picture(width!, height!, first, second))
        const { w, h, rgba } = thumbHashToRGBA(hash)
        const found = tintOf(toBase64(hash))
        const near = (x: number, y: number) => rgba.slice((y * w + x) * 4, (y * w + x) * 4 + 3)
        const corner = near(Math.floor(w / 16), Math.floor(h / 16))
        channels(found!).forEach((value, i) => {
          expect(Math.abs(value - corner[i]!)).toBeLessThan(24)
        })
      },
    ),
  )
})

it('leaves transparent pictures and broken hashes alone', () => {
  const hash = rgbaToThumbHash(8, 8, picture(8, 8, [200, 10, 10, 255], [0, 0, 0, 0]))
  expect(tintOf(toBase64(hash))).toBeUndefined()
  expect(tintOf('')).toBeUndefined()
})
