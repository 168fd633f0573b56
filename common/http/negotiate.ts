import { parseAccept } from 'hono/utils/accept'

/** A content coding of an answer that is packed (RFC 9110, 8.4.1; RFC 8878). */
export type Packed = 'br' | 'zstd' | 'gzip'

/** A content coding; `identity` is none. */
export type Encoding = Packed | 'identity'

/** For what is packed for many: the smaller one first. */
export const SMALLEST_FIRST = ['br', 'gzip'] as const

/** For what is packed for one answer: Zstandard takes a third of the time, and as many bytes as Brotli in the time it has then. */
export const QUICKEST_FIRST = ['zstd', 'br', 'gzip'] as const

/** What is named in a header, in lower case, with how much it is wanted: 0 is not at all. */
const parse = (header: string | null) =>
  parseAccept(header ?? '').map(({ type, q }) => ({ name: type.toLowerCase(), q }))

/**
 * The encoding to answer with (RFC 9110, 12.5.3): of those that the client wants most, the first that is offered.
 * @param accepted the `Accept-Encoding` header; without one the answer stays as it is
 * @param offered those that the answer can be had in, beside as it is
 */
export const chooseEncoding = <E extends Packed>(
  accepted: string | null,
  offered: readonly E[],
): E | 'identity' => {
  if (!accepted) return 'identity'
  const wanted = parse(accepted)
  const qOf = (name: string) => wanted.find((one) => one.name === name)?.q
  const others = qOf('*') ?? 0
  const quality = offered.map((name) => qOf(name) ?? others)
  const best = Math.max(...quality)
  if (best === 0 || best < (qOf('identity') ?? 0)) return 'identity'
  return offered[quality.indexOf(best)]!
}

/**
 * Whether a media type is named and wanted in an `Accept` header. Wildcards do not count: browsers send them for
 * pictures that they cannot show.
 * @param type in lower case, e.g. `image/avif`
 */
export const namesType = (accept: string | null, type: string): boolean =>
  parse(accept).some(({ name, q }) => name === type && q > 0)

/**
 * The first of our languages that an `Accept-Language` header wants, whatever the region; undefined when it names none.
 * @param languages primary subtags in lower case
 */
export const chooseLanguage = <L extends string>(
  accepted: string | null,
  languages: readonly L[],
): L | undefined => {
  for (const { name, q } of parse(accepted)) {
    const language = q > 0 && languages.find((one) => name === one || name.startsWith(`${one}-`))
    if (language) return language
  }
  return undefined
}

/** A `Vary` header that has the name of a request header among its own. */
export const withVary = (vary: string | null, name: string): string => {
  const names = vary?.split(',').map((one) => one.trim().toLowerCase()) ?? []
  if (vary && (names.includes('*') || names.includes(name.toLowerCase()))) return vary
  return vary ? `${vary}, ${name}` : name
}
