import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#common/http/negotiate.ts'

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)

/** Below this an answer fits into one packet anyway. */
export const WORTH_COMPRESSING = 1024
const COMPRESSIBLE = /^(application\/([\w.+-]*\+)?(json|xml)|text\/)/

export const isCompressible = (contentType: string): boolean => COMPRESSIBLE.test(contentType)

/** what is packed comes in few pieces */
const PIECE = 64 * 1024

/** Packs bytes off the main thread; `effort` keep for what is answered many times. */
export const pack = async (
  bytes: Uint8Array,
  encoding: Exclude<Encoding, 'identity'>,
  effort: 'once' | 'keep',
): Promise<Uint8Array> =>
  encoding === 'gzip'
    ? packGzip(bytes, { chunkSize: PIECE, level: effort === 'keep' ? 7 : 4 })
    : packBrotli(bytes, {
        chunkSize: PIECE,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort === 'keep' ? 6 : 3,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      })
