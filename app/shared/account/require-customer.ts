import { redirect } from 'react-router'
import { localPath } from '#common/local-path.ts'
import type { Locale } from '#common/locale.ts'
import { sessionCookie } from '#common/session-cookie.ts'
import type { CustomerStore } from '#store-api/client/account-client.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import { localePrefix } from '../settings/root-data.ts'

/** Of `pageContext`, what is needed to know who is there. */
interface Page {
  store: CustomerStore
  locale: Locale
  homeLocale: Locale
  origin: string
  signedIn: boolean
}

/** As the router matches them: in any case, escaped or not. */
const WAYS_IN_AND_OUT = /^(\/en|\/fa)?\/(signin|signup|second-factor|sign-out)\/?$/i

const leadsInOrOut = (path: string): boolean =>
  WAYS_IN_AND_OUT.test(decodeURIComponent(path.split('?', 1)[0]!))

/** A page of the shop that somebody named to go to after sign-in, without the language's prefix; `fallback` for anything else. */
export const ownPath = (given: string | null, fallback: string): string => {
  const path = localPath(given ?? '')
  return path === null || leadsInOrOut(path) ? fallback : path
}

const pathOf = ({ url }: Request, { locale, homeLocale }: Page): string => {
  const { pathname, search } = new URL(url)
  const prefix = localePrefix(locale, homeLocale)
  const path = pathname.replace(/\.data$/, '')
  const query = new URLSearchParams(search)
  for (const name of ['_routes', 'index']) query.delete(name)
  const rest = query.size ? `?${query}` : ''
  return (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path) + rest
}

/** Takes a visitor to sign-in, and back afterwards to where they wanted to go. */
const toSignIn = (page: Page, request: Request): Response => {
  const to = new URLSearchParams({ to: pathOf(request, page) })
  return redirect(`/signin?${to}`, {
    headers: page.signedIn ? { 'Set-Cookie': sessionCookie(null, page.origin) } : {},
  })
}

/**
 * Asks the store for what belongs to a customer. A guest, or one whose session has ended, is taken to sign-in.
 * @throws Response the way to sign-in
 */
export const requireCustomer = async <T>(
  page: Page,
  request: Request,
  ask: (store: CustomerStore) => Promise<T>,
): Promise<T> => {
  if (!page.signedIn) throw toSignIn(page, request)
  try {
    return await ask(page.store)
  } catch (error) {
    if (error instanceof StoreError && error.status === 401) throw toSignIn(page, request)
    throw error
  }
}
