interface CookieOptions {
  /** of the shop's public origin; with https the cookie never leaves TLS */
  origin: string
  /** seconds; without it the cookie ends with the browser's session, 0 removes it */
  maxAge?: number
  /** not readable by scripts of the page */
  httpOnly: boolean
}

/** A `Set-Cookie` for the whole site. The value has to be made of characters that a cookie may hold. */
export const serializeCookie = (
  name: string,
  value: string,
  { origin, maxAge, httpOnly }: CookieOptions,
): string =>
  [
    `${name}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

/** The value of a cookie in a `Cookie` header as it was sent, null when there is none of this name. */
export const readCookie = (header: string | null, name: string): string | null => {
  if (!header?.includes(name)) return null
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}
