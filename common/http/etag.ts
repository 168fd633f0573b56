import { hash } from 'node:crypto'

const TAGS = /"[^"]*"/g

const opaque = (etag: string): string => etag.replace(/^W\//, '')

/**
 * Whether the client already holds this answer, by weak comparison (RFC 9110, 13.1.2).
 * @param ifNoneMatch the `If-None-Match` header: one tag, a list of them, or `*` for whatever there is
 */
export const isUnchanged = (ifNoneMatch: string | null, etag: string): boolean => {
  if (ifNoneMatch === null) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.match(TAGS)?.includes(opaque(etag)) ?? false
}

/** Whether `If-Range` names exactly this version of a file, by strong comparison (RFC 9110, 13.1.5); a date never does. */
export const isSameVersion = (ifRange: string, etag: string): boolean =>
  ifRange === etag && !etag.startsWith('W/')

/**
 * The tag of an answer by its bytes before they are packed. Weak (RFC 9110, 8.8.1), because the same content has the same
 * tag in every encoding; parts of it are never asked for, which would want a strong one.
 */
export const contentTag = (bytes: Uint8Array): string =>
  `W/"${hash('sha256', bytes, 'base64url').slice(0, 24)}"`

/** The strong tag of a file that is not read for it: another size or time of change is another version. */
export const fileTag = ({ size, mtimeMs }: { size: number; mtimeMs: number }): string =>
  `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
