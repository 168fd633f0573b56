import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { Fetch } from '#common/http/fetch.ts'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { refusedForGood, type Transport } from '../outbox.ts'
import { ownerAddress } from '../owner-address.ts'
import { pushKeys } from './push-keys.ts'
import { findSubscription, forgetSubscription } from './subscriptions.ts'

const TIMEOUT = 15_000
/** s; a phone that is off until then has other ways to hear of it */
const TIME_TO_LIVE = 2 * 86_400
const GONE = new Set([404, 410])
/** what the service says of the message itself (RFC 8030, 7.2): it is malformed or too large, as it would be each time */
const FINAL = new Set([400, 413])

/**
 * Web push (RFC 8030), encrypted for the browser alone and signed with the shop's keys.
 * @throws an error that names the status, never the URL: anyone who knows it can send messages to the browser
 */
export const createPushTransport =
  (context: Context, cipher: Cipher, fetch: Fetch): Transport =>
  async ({ recipient, text, key }, signal) => {
    const found = await findSubscription(context, cipher, recipient)
    if (!found) return
    const owner = ownerAddress(await readSettings(context))
    const { endpoint, p256dh, auth } = found
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: {
        subject: `mailto:${owner || 'shop@localhost.localdomain'}`,
        ...(await pushKeys(context, cipher)),
      },
      TTL: TIME_TO_LIVE,
      urgency: 'normal',
      // one that waits for the browser is replaced by its repetition
      topic: createHash('sha256').update(key).digest('base64url').slice(0, 32),
    })
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), signal]),
    }).catch((error: Error) => {
      throw new Error(`the push service cannot be reached: ${error.name}`)
    })
    if (GONE.has(response.status)) return forgetSubscription(context, endpoint)
    if (response.ok) return
    const error = new Error(`the push service refused the message: ${response.status}`)
    throw FINAL.has(response.status) ? refusedForGood(error) : error
  }
