import { type Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib'
import { chooseEncoding, type Packed, QUICKEST_FIRST, withVary } from '#common/http/negotiate.ts'
import { isCompressible, ONCE, pack, WORTH_COMPRESSING } from '#store/http/middleware/compress.ts'

/** more than any page has: what comes without end is passed on as it comes */
const MANY_BYTES = 1024 * 1024

/** What was written goes out at once: a stream may pause. */
const COMPRESSORS = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: ONCE.brotliQuality,
      },
    }),
  zstd: () =>
    createZstdCompress({
      flush: constants.ZSTD_e_flush,
      params: { [constants.ZSTD_c_compressionLevel]: ONCE.zstdLevel },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: ONCE.gzipLevel }),
} satisfies Record<Packed, () => Duplex>

/**
 * The answer in the encoding that the client takes; small ones stay as they are. One that is still being written is
 * compressed piece by piece, so that nothing waits for its end.
 */
export const compressPage = async (request: Request, response: Response): Promise<Response> => {
  const { status, statusText } = response
  const isText = isCompressible(response.headers.get('content-type') ?? '')
  if (!response.body || !isText || response.headers.has('content-encoding')) return response
  const headers = new Headers(response.headers)
  headers.set('Vary', withVary(headers.get('vary'), 'Accept-Encoding'))
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), QUICKEST_FIRST)
  if (encoding === 'identity') return new Response(response.body, { status, statusText, headers })
  const { begun, rest } = await begin(response.body)
  const bytes = Buffer.concat(begun)
  if (!rest && bytes.byteLength < WORTH_COMPRESSING)
    return new Response(bytes, { status, statusText, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const packed = rest ? packStream(bytes, rest, COMPRESSORS[encoding]()) : await pack(bytes, encoding, 'once')
  return new Response(packed as BodyInit, { status, statusText, headers })
}

type Bytes = Uint8Array<ArrayBuffer>
type Reader = ReadableStreamDefaultReader<Bytes>

interface Rest {
  reader: Reader
  /** was asked for already */
  next: ReturnType<Reader['read']>
}

/** What is there already, without waiting for more; `rest` is null where that is all. */
const begin = async (body: ReadableStream<Bytes>): Promise<{ begun: Bytes[]; rest: Rest | null }> => {
  const reader = body.getReader()
  const begun: Bytes[] = []
  let size = 0
  for (;;) {
    const next = reader.read()
    // a failure is met where the rest is read
    next.catch(() => {})
    if (size >= MANY_BYTES) return { begun, rest: { reader, next } }
    const piece = await Promise.race([next, setImmediate(null)])
    if (!piece) return { begun, rest: { reader, next } }
    if (piece.done) return { begun, rest: null }
    begun.push(piece.value)
    size += piece.value.byteLength
  }
}

const whole = async function* (begun: Bytes, { reader, next }: Rest) {
  try {
    yield begun
    for (let piece = await next; !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel()
  }
}

const packStream = (begun: Bytes, rest: Rest, packed: Duplex): ReadableStream<Bytes> => {
  // a failure on either side ends the other; the stream reports it to the reader of the answer
  pipeline(whole(begun, rest), packed).catch(() => {})
  return Readable.toWeb(packed) as ReadableStream<Bytes>
}
