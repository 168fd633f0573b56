import type { KeyPermissions, KeyRequest } from '#store/modules/customers/customers.ts'

/** What an application asks for in the query, and what its page sends back. */
export interface ConsentRequest extends KeyRequest {
  /** where the browser goes in the end */
  returnUrl: string
}

/** What a request says, by WooCommerce's names. */
const FIELDS = ['app_name', 'scope', 'user_id', 'return_url', 'callback_url'] as const
type Field = (typeof FIELDS)[number]

/** Why a request is refused, with the field or the value that it is about. */
export interface RequestProblem {
  code:
    | 'missing'
    | 'too_long'
    | 'wrong_scope'
    | 'wrong_return_url'
    | 'wrong_callback_url'
    | 'callback_not_https'
  about: string
}

const LONGEST: Record<Field, number> = {
  app_name: 100,
  scope: 20,
  user_id: 200,
  return_url: 2000,
  callback_url: 2000,
}

const SCOPES: Record<string, KeyPermissions> = { read: 'read', write: 'write', read_write: 'read_write' }

/** One that names a user and a password looks as if it led to another host than it does. */
const readUrl = (text: string): URL | null => {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null
}

const findProblem = (given: Record<Field, string>): RequestProblem | null => {
  for (const about of FIELDS) {
    if (given[about] === '') return { code: 'missing', about }
    if (given[about].length > LONGEST[about]) return { code: 'too_long', about }
  }
  const { scope, return_url, callback_url } = given
  if (!Object.hasOwn(SCOPES, scope)) return { code: 'wrong_scope', about: scope }
  if (!readUrl(return_url)) return { code: 'wrong_return_url', about: return_url }
  const callback = readUrl(callback_url)
  if (!callback) return { code: 'wrong_callback_url', about: callback_url }
  return callback.protocol === 'https:' ? null : { code: 'callback_not_https', about: callback_url }
}

/**
 * What an application asks for. Unlike WooCommerce it is neither called back nor returned to by any scheme but those of the
 * web, and what is no URL is not made one.
 */
export const readKeyRequest = (given: URLSearchParams): ConsentRequest | RequestProblem => {
  const text = (name: Field) => given.get(name)?.trim() ?? ''
  const fields: Record<Field, string> = {
    app_name: text('app_name'),
    scope: text('scope'),
    user_id: text('user_id'),
    return_url: text('return_url'),
    callback_url: text('callback_url'),
  }
  const problem = findProblem(fields)
  if (problem) return problem
  return {
    appName: fields.app_name,
    permissions: SCOPES[fields.scope] ?? 'read',
    userId: fields.user_id,
    returnUrl: fields.return_url,
    callbackUrl: fields.callback_url,
  }
}

/** As it was asked, for the page's own links and forms. */
export const fieldsOf = (asked: ConsentRequest): Record<Field, string> => ({
  app_name: asked.appName,
  scope: asked.permissions,
  user_id: asked.userId,
  return_url: asked.returnUrl,
  callback_url: asked.callbackUrl,
})

/** The URL back to the application, with the outcome of its request. */
export const returnTo = ({ returnUrl, userId }: ConsentRequest, isGranted: boolean): string => {
  const url = new URL(returnUrl)
  url.searchParams.set('success', isGranted ? '1' : '0')
  url.searchParams.set('user_id', userId)
  return url.href
}
