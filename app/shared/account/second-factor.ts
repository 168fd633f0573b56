import { redirect } from 'react-router'
import { readCookie, serializeCookie } from '#common/http/cookies.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import type { SecondFactorNeeded } from '#store-api/contract/security.ts'

/** Holds what a right password opened to this browser; no script reads it. */
const NAME = 'vitrin_challenge'

export const challengeCookie = (challenge: string | null, origin: string, maxAge = 0): string =>
  serializeCookie(NAME, challenge ?? '', { origin, maxAge, httpOnly: true })

export const readChallengeCookie = (request: Request): string =>
  readCookie(request.headers.get('cookie'), NAME) ?? ''

/**
 * Leads who has shown their first factor to the second one.
 * @param error of a sign-in; null where it asks for no second factor
 */
export const toSecondFactor = (error: unknown, origin: string, to: string): Response | null => {
  if (!(error instanceof StoreError) || error.code !== 'second_factor_needed') return null
  const { challenge, expires_in } = error.details as unknown as SecondFactorNeeded
  return redirect(`/second-factor?${new URLSearchParams({ to })}`, {
    headers: { 'Set-Cookie': challengeCookie(challenge, origin, expires_in) },
  })
}
