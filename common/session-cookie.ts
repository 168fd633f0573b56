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
  if (!cookies?.includes(NAME)) return null
  for (const pair of cookies.split(/;\s*/)) {
    if (!pair.startsWith(`${NAME}=`)) continue
    const token = pair.slice(NAME.length + 1)
    return isSessionToken(token) ? token : null
  }
  return null
}

/**
 * The `Set-Cookie` that signs a browser in, or with null out.
 * @param origin the shop's; with `https` the cookie never leaves TLS
 */
export const sessionCookie = (token: string | null, origin: string): string =>
  [
    `${NAME}=${token ?? ''}`,
    'Path=/',
    `Max-Age=${token ? MAX_AGE : 0}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
