import { readDemoCookie } from '#common/demo-cookie.ts'
import { isPersonal, readSessionCookie } from '#common/session-cookie.ts'
import { createToken, readToken } from '../requests/csrf.ts'

/** The token of plain forms, as the visitor's browser holds it or is about to. */
export interface FormToken {
  token: string
  isKnown: boolean
}

/**
 * The shop's public origin, as this request knows it.
 * @param siteUrl null takes the request's own
 */
export const originOf = (request: Request, siteUrl: string | null): string =>
  siteUrl ?? new URL(request.url).origin

export const sessionOf = (request: Request): string | null => readSessionCookie(request.headers.get('cookie'))

export const tokenOf = (request: Request): FormToken => {
  const known = readToken(request)
  return { token: known ?? createToken(sessionOf(request)), isKnown: known !== null }
}

/** A visitor of a demo who has chosen other colours and styles gets pages rendered for them. */
const seesOtherLooks = (request: Request): boolean => readDemoCookie(request.headers.get('cookie')) !== ''

/** Whether this visitor is shown what everybody is, where a page allows it. */
export const isAnybody = (request: Request): boolean =>
  !isPersonal(sessionOf(request)) && !seesOtherLooks(request)
