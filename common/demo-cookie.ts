import { readCookie, serializeCookie } from './http/cookies.ts'

const NAME = 'vitrin_demo'
const MAX_AGE = 30 * 86_400

/** What a visitor chose on the demo screen, as it was written; '' for nothing. */
export const readDemoCookie = (cookies: string | null): string => {
  try {
    return decodeURIComponent(readCookie(cookies, NAME) ?? '')
  } catch {
    return ''
  }
}

/** The `Set-Cookie` that keeps the choice on the visitor's device for 30 days; '' forgets it. */
export const demoCookie = (chosen: string, origin: string): string =>
  serializeCookie(NAME, encodeURIComponent(chosen), { origin, maxAge: chosen ? MAX_AGE : 0, httpOnly: true })
