import { createTransport } from 'nodemailer'
import type { Transport } from './outbox.ts'

/** Shorter together than a job's lease, so that a slow server never gets a mail twice. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** A message can name no file and no URL that its content is taken from. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

/**
 * Mail over SMTP.
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from the sender's e-mail address
 */
export const createMailTransport = (url: string, from: string): Transport => {
  const transport = createTransport({ url, ...TIMEOUTS, ...CLOSED }, { from })
  const domain = from.split('@')[1] ?? 'localhost'
  return async ({ recipient, subject, text, html, stop_url, key }, signal) => {
    // the same id every time: a mail that was sent twice after a crash is shown once
    const messageId = `<${key.replaceAll(':', '.')}@${domain}>`
    const headers = stop_url
      ? { 'List-Unsubscribe': `<${stop_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}
    await transport.sendMail({ to: recipient, subject, text, html, messageId, headers, signal })
  }
}
