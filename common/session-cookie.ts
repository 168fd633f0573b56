import { readCookie, serializeCookie } from './http/cookies.ts'

const NAME = 'vitrin_session'
/** as long as the store keeps a session that is used; one that is not it ends before */
const MAX_AGE = 180 * 86_400
const PERSONAL = 'p.'
const TOKEN = /^[ps]\.[\w-]{43}$/

/** The mark of a session's token: with `personal` answers differ for it, even of what everybody may read. */
export const tokenPrefix = (personal: boolean): string => (personal ? PERSONAL : 's.')

/** Whether a text has the shape of a session's token. */
export const isSessionToken = (text: string): boolean => TOKEN.test(text)

/** Whether public reads have to be answered for this session alone: those of staff, sellers and wholesale customers. */
export const isPersonal = (token: string | null): boolean => token?.startsWith(PERSONAL) ?? false

/** The session's token in a `Cookie` header; null for a guest. */
export const readSessionCookie = (cookies: string | null): string | null => {
  const token = readCookie(cookies, NAME)
  return token !== null && isSessionToken(token) ? token : null
}

/**
 * The `Set-Cookie` that signs a browser in, or with null out.
 * @param origin the shop's public one
 */
export const sessionCookie = (token: string | null, origin: string): string =>
  serializeCookie(NAME, token ?? '', { origin, maxAge: token ? MAX_AGE : 0, httpOnly: true })

/** The token that an answer gives the browser: null signs out, undefined leaves the session as it is. */
export const sessionSetBy = (headers: Headers): string | null | undefined => {
  const set = headers.getSetCookie().find((one) => one.startsWith(`${NAME}=`))
  return set === undefined ? undefined : readSessionCookie(set.split(';', 1)[0]!)
}
