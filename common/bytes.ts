import { transcode } from 'node:buffer'

/** below it the plain way is as quick */
const LONG = 2048

const encoder = new TextEncoder()

/** bytes of UTF-16 that longer texts are not put by way of the scratch for */
const MOST_SCRATCH = 4 * 1024 * 1024
let scratch = Buffer.allocUnsafeSlow(64 * 1024)

/** A text as UTF-16, in memory that is used again: what is given back is read before the next text comes. */
const utf16 = (text: string): Buffer => {
  const length = 2 * text.length
  if (length > MOST_SCRATCH) return Buffer.from(text, 'utf16le')
  if (scratch.length < length) scratch = Buffer.allocUnsafeSlow(Math.min(MOST_SCRATCH, 2 * length))
  scratch.write(text, 'utf16le')
  return scratch.subarray(0, length)
}

/**
 * The bytes of a text, which share no memory with others: of a long one by way of UTF-16, four times as fast as Node's own
 * where letters are not Latin.
 */
export const utf8 = (text: string): Buffer<ArrayBuffer> =>
  text.length < LONG
    ? Buffer.from(encoder.encode(text).buffer)
    : (transcode(utf16(text), 'utf16le', 'utf8') as Buffer<ArrayBuffer>)

/** Bytes of a text in which every `from` has become `to`, without making a text of them. */
export const replaceBytes = (bytes: Buffer<ArrayBuffer>, from: string, to: string): Buffer<ArrayBuffer> => {
  const wanted = Buffer.from(from)
  const put = Buffer.from(to)
  const pieces: Buffer[] = []
  let start = 0
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, start)) {
    pieces.push(bytes.subarray(start, at), put)
    start = at + wanted.length
  }
  if (pieces.length === 0) return bytes
  pieces.push(bytes.subarray(start))
  return Buffer.concat(pieces)
}
