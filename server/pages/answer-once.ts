import { sessionSetBy } from '#common/session-cookie.ts'
import { createToken, tokenCookie } from '../requests/csrf.ts'
import { nonceSources, pageHeaders } from '../requests/security-headers.ts'
import { compressPage } from './compress-page.ts'
import type { PageOptions } from './page-options.ts'
import { type FormToken, originOf } from './page-visitor.ts'

/** A page that only its visitor is shown, as it was drawn. */
export interface OwnPage {
  response: Response
  nonce: string
}

/** What an answer for one visitor is made of. */
interface OwnAnswer extends OwnPage {
  token: FormToken
  /** `Cache-Control`, where the page itself says nothing that may be kept */
  caching?: string
}

/**
 * An answer made for one visitor. Where it opens or ends a session, the token of the one before is worthless: the
 * browser gets one of the new session.
 */
export const answerOnce = (
  request: Request,
  { response, nonce, token: { token, isKnown }, caching = 'private, no-cache' }: OwnAnswer,
  { development, siteUrl }: PageOptions,
): Promise<Response> => {
  const headers = new Headers(response.headers)
  const session = sessionSetBy(headers)
  const fresh = session === undefined ? (isKnown ? null : token) : createToken(session)
  // what this one page alone allows beside that, as whom it frames
  const own = headers.get('content-security-policy')
  for (const [name, value] of Object.entries(pageHeaders(nonceSources(nonce), development)))
    headers.set(name, value)
  if (own) headers.set('Content-Security-Policy', `${headers.get('content-security-policy')}; ${own}`)
  if (fresh) headers.append('Set-Cookie', tokenCookie(fresh, originOf(request, siteUrl)))
  const isKept = headers.has('cache-control') && !headers.has('set-cookie')
  if (caching === 'no-store' || !isKept) headers.set('Cache-Control', caching)
  const { body, status, statusText } = response
  return compressPage(request, new Response(body, { status, statusText, headers }))
}
