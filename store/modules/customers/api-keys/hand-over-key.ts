import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { createApiKey, type KeyPermissions, revokeApiKey } from './api-keys.ts'

export interface KeyRequest {
  /** what the application calls itself */
  appName: string
  permissions: KeyPermissions
  /** the application's own id of its user, which is sent back to it */
  userId: string
  /** where the key is sent */
  callbackUrl: string
}

interface HandOverDeps {
  cipher: Cipher
  /** reaches the world outside, and no private address */
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** ms; an application that takes longer has no key */
const ANSWER_WITHIN = 15_000

/** The description that WooCommerce gives such a key. */
const descriptionOf = (appName: string, now: number): string =>
  `${appName} - API (${new Date(now).toISOString().slice(0, 19).replace('T', ' ')})`

/** Whether the application has answered 200, as WooCommerce wants it; a redirect is no answer. */
const isTaken = (url: string, body: object, { fetch }: HandOverDeps): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json;charset=UTF-8',
      'User-Agent': 'WooCommerce/10.5.0 (Vitrin)',
    },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  }).then(
    ({ status }) => status === 200,
    () => false,
  )

/**
 * Makes a consumer key of whoever asks and sends it to an application, which nobody else sees. It has to hold before it is
 * sent, because an application may use it at once; where it was not taken it is revoked.
 * @returns the key's id, or that it was not taken
 */
export const handOverKey = async (
  context: Context,
  deps: HandOverDeps,
  { appName, permissions, userId, callbackUrl }: KeyRequest,
): Promise<Result<number, 'not_taken'>> => {
  const key = await createApiKey(context, deps.cipher, {
    customerId: context.actor.customerId,
    description: descriptionOf(appName, context.clock()),
    permissions,
  })
  const told = {
    key_id: key.id,
    user_id: userId,
    consumer_key: key.consumerKey,
    consumer_secret: key.consumerSecret,
    key_permissions: permissions,
  }
  if (await isTaken(callbackUrl, told, deps)) return ok(key.id)
  await revokeApiKey(context, key.id)
  return refuse('not_taken')
}
