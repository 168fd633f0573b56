import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const PASSPHRASE = 'twelve letters and more'
const PIECE = 64 * 1024
const HEAD = 51
const TAG = 16
const CHEAP = { logN: 4, r: 8, p: 1 }

/** bytes as they come from a disk: in parts that are no pieces */
const inParts = async function* (bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 40_000) yield bytes.subarray(at, at + 40_000)
}
const sealed = (plain: Buffer) => buffer(seal(PASSPHRASE, CHEAP)(inParts(plain)))
const opened = (bytes: Buffer, passphrase = PASSPHRASE) => buffer(unseal(passphrase)(inParts(bytes)))
const plainOf = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 31) % 251))

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])(
  '%i bytes come back as they were',
  async (length) => {
    const plain = plainOf(length)
    const bytes = await sealed(plain)
    expect(bytes.length).toBe(HEAD + length + TAG * Math.max(1, Math.ceil(length / PIECE)))
    expect(length > 20 && bytes.includes(plain.subarray(0, 20))).toBe(false)
    expect((await opened(bytes)).equals(plain)).toBe(true)
  },
)

test('the same bytes are sealed to others each time', async () => {
  const plain = plainOf(100)
  const [one, other] = [await sealed(plain), await sealed(plain)]
  expect(one.subarray(HEAD).equals(other.subarray(HEAD))).toBe(false)
})

test('another passphrase is refused; another way to write the same one is not', async () => {
  const bytes = await buffer(seal('گذرواژهٔ caf\u00e9', CHEAP)(inParts(plainOf(9))))
  await expect(opened(bytes, 'گذرواژهٔ cafe')).rejects.toThrow('the passphrase is not the one')
  expect(await opened(bytes, 'گذرواژهٔ cafe\u0301')).toEqual(plainOf(9))
})

test('what is cut off, left out, moved, repeated, altered or added is refused', async () => {
  const plain = plainOf(3 * PIECE)
  const bytes = await sealed(plain)
  const piece = (number: number) =>
    bytes.subarray(HEAD + number * (PIECE + TAG), HEAD + (number + 1) * (PIECE + TAG))
  const head = bytes.subarray(0, HEAD)
  const altered = (at: number) => {
    const copy = Buffer.from(bytes)
    copy[at]! ^= 1
    return copy
  }
  const wrong: Record<string, Buffer> = {
    nothing: Buffer.alloc(0),
    'half a head': head.subarray(0, 20),
    'a head alone': head,
    'cut between pieces': Buffer.concat([head, piece(0), piece(1)]),
    'cut in a piece': bytes.subarray(0, -1000),
    'without its last byte': bytes.subarray(0, -1),
    'without its first piece': Buffer.concat([head, piece(1), piece(2)]),
    'two pieces in each other’s places': Buffer.concat([head, piece(1), piece(0), piece(2)]),
    'one piece twice': Buffer.concat([head, piece(0), piece(0), piece(1), piece(2)]),
    'a byte more': Buffer.concat([bytes, Buffer.from([0])]),
    'another salt': altered(25),
    'another cost': altered(16),
    'one bit of the first piece': altered(HEAD + 5),
    'one bit of the last tag': altered(bytes.length - 1),
  }
  for (const [what, file] of Object.entries(wrong)) {
    const end = await opened(file).then(
      () => 'opened',
      (error: Error) => error.constructor.name,
    )
    expect([what, end]).toEqual([what, 'BackupError'])
  }
})
