import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)

/** Below this an answer fits into one packet anyway. */
export const WORTH_COMPRESSING = 1024
const COMPRESSIBLE = /^(application\/([\w.+-]*\+)?(json|xml)|text\/)/

export const isCompressible = (contentType: string): boolean => COMPRESSIBLE.test(contentType)

/** The encoding to answer with: the smallest the client takes. */
export const chooseEncoding = (accepted: string | null): Encoding => {
  if (!accepted) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

const accepts = (accepted: string, name: string) =>
  accepted.includes(name) && !new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?(,|\\s|$)`).test(accepted)

/** Packs bytes off the main thread; `effort` keep for what is answered many times. */
export const pack = async (
  bytes: Uint8Array,
  encoding: Exclude<Encoding, 'identity'>,
  effort: 'once' | 'keep',
): Promise<Uint8Array> =>
  encoding === 'gzip'
    ? packGzip(bytes, { level: effort === 'keep' ? 7 : 4 })
    : packBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort === 'keep' ? 6 : 3,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      })
