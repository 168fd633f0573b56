import { createHash } from 'node:crypto'
import type { Fetch } from '#common/http/fetch.ts'
import { type Message, refusedForGood, type Transport } from './outbox.ts'

const TIMEOUT = 15_000
/**
 * What Kavenegar says of the message itself, and says each time: the receiver is invalid, the text is empty or too long,
 * it has characters that cannot be sent. What it says of the account, as the key, the line or the credit, its owner mends.
 */
const FINAL = new Set([411, 413, 422])

/** Kavenegar takes a message with the same `localid` for the same message and does not send it twice. */
const localId = ({ key, recipient, text }: Message): string =>
  createHash('sha256').update(`${key} ${recipient} ${text}`).digest().readUIntBE(0, 6).toString()

/**
 * SMS through Kavenegar's REST interface (`sms/send`).
 * @param sender the line that messages come from; '' takes the account's own
 * @throws an error that names the status, never the URL: the key is part of it
 */
export const createSmsTransport =
  (apiKey: string, sender: string, fetch: Fetch): Transport =>
  async (message, signal) => {
    const body = new URLSearchParams({
      receptor: message.recipient,
      message: message.text,
      localid: localId(message),
      ...(sender && { sender }),
    })
    const response = await fetch(`https://api.kavenegar.com/v1/${encodeURIComponent(apiKey)}/sms/send.json`, {
      method: 'POST',
      body,
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), signal]),
    }).catch((error: Error) => {
      throw new Error(`Kavenegar cannot be reached: ${error.name}`)
    })
    const answer = (await response.json().catch(() => null)) as { return?: { status?: number } } | null
    const said = answer?.return?.status
    if (response.ok && said === 200) return
    const error = new Error(`Kavenegar refused the message: ${said ?? response.status}`)
    throw said !== undefined && FINAL.has(said) ? refusedForGood(error) : error
  }
