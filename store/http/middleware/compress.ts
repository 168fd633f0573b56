import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Packed } from '#common/http/negotiate.ts'

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)
const packZstd = promisify(zstdCompress)

/** Below this an answer fits into one packet anyway. */
export const WORTH_COMPRESSING = 1024
const COMPRESSIBLE = /^(application\/([\w.+-]*\+)?(json|xml)|text\/)/

export const isCompressible = (contentType: string): boolean => COMPRESSIBLE.test(contentType)

/** what is packed comes in few pieces */
const PIECE = 64 * 1024

/** what one answer is packed with; as streams are, too */
export const ONCE = { brotliQuality: 3, gzipLevel: 4, zstdLevel: 3 }
const KEEP = { ...ONCE, brotliQuality: 6, gzipLevel: 7 }

/** Packs bytes off the main thread; `effort` keep for what is answered many times. */
export const pack = (bytes: Uint8Array, encoding: Packed, effort: 'once' | 'keep'): Promise<Uint8Array> => {
  const { brotliQuality, gzipLevel, zstdLevel } = effort === 'keep' ? KEEP : ONCE
  switch (encoding) {
    case 'gzip':
      return packGzip(bytes, { chunkSize: PIECE, level: gzipLevel })
    case 'zstd':
      return packZstd(bytes, {
        chunkSize: PIECE,
        params: { [constants.ZSTD_c_compressionLevel]: zstdLevel },
        pledgedSrcSize: bytes.byteLength,
      })
    case 'br':
      return packBrotli(bytes, {
        chunkSize: PIECE,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      })
  }
}
