import sharp from 'sharp'
import type { Step } from './replay-sequence.ts'

type Bytes = Uint8Array<ArrayBuffer>

const png = async (width: number, height: number): Promise<Bytes> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#3b82f6' } })
      .png()
      .toBuffer(),
  )

const text = (content: string): Bytes => new TextEncoder().encode(content)

/** As the recorded header says. */
const BOUNDARY = '----goldenboundary'

const part = (disposition: string, content: string | Bytes): Bytes[] => [
  text(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
  typeof content === 'string' ? text(content) : content,
  text('\r\n'),
]

const joined = (parts: readonly Bytes[]): Bytes => new Uint8Array(Buffer.concat(parts))

const form = (picture: Bytes): Bytes =>
  joined([
    ...part('name="file"; filename="two words.png"\r\nContent-Type: image/png', picture),
    ...part('name="title"', 'From a form'),
    ...part('name="alt_text"', 'Alt from a form'),
    text(`--${BOUNDARY}--\r\n`),
  ])

const PICTURE = await png(640, 480)

/** What was sent with the uploads, which the recordings describe in words. */
const FILES: Record<string, Bytes> = {
  'wp-media-upload-raw': PICTURE,
  'wp-media-upload-same-name': PICTURE,
  'wp-media-upload-form': form(await png(100, 50)),
  'wp-media-upload-no-disposition': PICTURE,
  'wp-media-upload-no-type': PICTURE,
  'wp-media-upload-none': PICTURE,
  'wp-media-upload-woo-key': PICTURE,
  'wp-media-upload-php': text('<?php echo 1;'),
  'wp-media-upload-not-a-picture': text('This is no picture.'),
  'wp-media-upload-svg': text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}

/** The recording with the file that was sent, where one was. */
export const withFile = (recording: string): Step => {
  const body = FILES[recording]
  return body ? { recording, body } : recording
}
