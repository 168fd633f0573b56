import sharp, { type Metadata, type Sharp } from 'sharp'
import { createPictureQueue } from './picture-queue.ts'

const MAX_PIXELS = 50_000_000
const MAX_BYTES = 400_000_000
/** as long as the largest picture takes on a slow machine, s */
const TIMEOUT = 30

// one thread per picture and no cache, so that the queue alone limits the work
sharp.concurrency(1)
sharp.cache(false)

/** All work with pictures in this process: memory and cores are the process's, whatever shop they work for. */
export const pictureQueue = createPictureQueue({
  atOnce: 2,
  bytes: MAX_BYTES,
  waiting: { upload: 16, variant: 400, later: 16 },
})

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0))

/** Whether these bytes begin like JPEG, PNG, GIF, WebP or AVIF: decoders of other formats are not even asked. */
export const looksLikePicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, 'GIF8') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  startsWith(bytes, 'ftyp', 4)

/** What decoding takes, as measured: rows that come one by one take next to nothing, whole pictures much. */
const BYTES_PER_PIXEL: Record<string, (picture: Metadata) => number> = {
  jpeg: ({ isProgressive }) => (isProgressive ? 7 : 2),
  png: ({ isProgressive, depth, channels }) => (isProgressive ? channels * (depth === 'ushort' ? 4 : 2) : 3),
  webp: () => 4,
  gif: () => 6,
  heif: ({ depth }) => (depth === 'uchar' ? 18 : 24),
}

/** The memory that decoding this picture takes, judged by its header; null when the shop does not decode it. */
const memoryFor = (picture: Metadata): number | null => {
  const pixels = picture.width * picture.height
  const bytes = pixels * (BYTES_PER_PIXEL[picture.format]?.(picture) ?? Number.POSITIVE_INFINITY)
  return pixels <= MAX_PIXELS && bytes <= MAX_BYTES ? bytes : null
}

/**
 * Opens a picture for decoding once its header has been judged and there is memory for it.
 * Call it in a work of {@link pictureQueue}.
 * @returns null for what is no picture, or too large to be decoded
 */
export const openPicture = async (
  source: Uint8Array | string,
  reserve: (bytes: number) => Promise<void>,
): Promise<Sharp | null> => {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  const header = await sharp(source, options)
    .metadata()
    .catch(() => null)
  const bytes = header && memoryFor(header)
  if (bytes === null) return null
  await reserve(bytes)
  return sharp(source, options).timeout({ seconds: TIMEOUT })
}
