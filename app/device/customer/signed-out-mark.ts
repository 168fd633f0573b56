import { readCookie, serializeCookie } from '#common/http/cookies.ts'

const NAME = 'signed_out'
/** seconds; as long as what was typed is kept */
const KEPT = 30 * 86_400

/**
 * The `Set-Cookie` of an answer that signs a browser out: a plain form runs no script, so the next page takes what is the
 * customer's off the device.
 */
export const signedOutMark = (origin: string): string =>
  serializeCookie(NAME, '1', { origin, maxAge: KEPT, httpOnly: false })

export const isMarkedSignedOut = (): boolean => readCookie(document.cookie, NAME) !== null

/** The device has forgotten who was signed in. */
export const removeSignedOutMark = (): void => {
  if (!isMarkedSignedOut()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = serializeCookie(NAME, '', { origin: location.origin, maxAge: 0, httpOnly: false })
}
