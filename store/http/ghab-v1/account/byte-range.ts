import { isSameVersion } from '#common/http/etag.ts'

/** Both ends belong to it. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.2). Null for the whole: without a header, with one
 * that is not understood or has several parts, and when `If-Range` names another file than the one that is there.
 */
export const readRange = (
  header: string | undefined,
  size: number,
  { etag, ifRange }: { etag: string; ifRange: string | undefined },
): ByteRange | 'unsatisfiable' | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if ((!first && !last) || (ifRange !== undefined && !isSameVersion(ifRange, etag))) return null
  if (!first) {
    const length = Math.min(Number(last), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < start) return null
  return start < size ? { start, end } : 'unsatisfiable'
}
