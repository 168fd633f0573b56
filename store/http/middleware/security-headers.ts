import type { MiddlewareHandler } from 'hono'

/**
 * What an answer of the store has unless its handler says otherwise: it is no page, so it loads nothing, stands in no
 * frame, and is never taken for something else than it says. See OWASP's REST security cheat sheet.
 */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

const NOSNIFF = 'X-Content-Type-Options'
const ENTRIES = Object.entries(SECURITY_HEADERS)

export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  // no documents, and so many of a page that their headers weigh
  const isPicture = headers.get('Content-Type')?.startsWith('image/') ?? false
  for (const [name, value] of ENTRIES)
    if (!headers.has(name) && (!isPicture || name === NOSNIFF)) headers.set(name, value)
}
