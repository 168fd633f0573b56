import type { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Context } from '#store/context.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { refusedForGood, type Transport } from './outbox.ts'

/** Shorter together than a job's lease, so that a slow server never gets a mail twice. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** A message can name no file and no URL that its content is taken from. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

export interface Sender {
  name: string
  /** e-mail address */
  address: string
}

/**
 * Whom the settings of the shop say that mails come from.
 * @param address where they name none
 */
export const readSender = async (context: Context, address: string): Promise<Sender> => {
  const { mail_from_name, mail_from_address, site_name } = await readSettings(context)
  return { name: mail_from_name || site_name, address: mail_from_address || address }
}

/** Opens a connection to a host and port. */
export type Connect = (host: string, port: number) => Promise<Socket>

interface MailOptions {
  /** opens the connection in place of the mailer */
  connect?: Connect
  /** refuses a server that does not encrypt */
  requireTLS?: boolean
}

type GiveSocket = (error: Error | null, given: { connection: Socket } | false) => void

const socketBy =
  (connect: Connect, { hostname, port }: URL) =>
  (_: unknown, give: GiveSocket): void => {
    connect(hostname.replace(/^\[|\]$/g, ''), Number(port)).then(
      (connection) => give(null, { connection }),
      (error: Error) => give(error, false),
    )
  }

/** An error as nodemailer makes it. */
interface SmtpError extends Error {
  /** what the server was told */
  command?: string
  /** how it answered */
  responseCode?: number
}

/** There is no such mailbox, host or address (RFC 3463), also as servers say it that send no such codes. */
const UNKNOWN = /\b5\.1\.(?:1|2|3|6|10)\b|\b(?:no such|unknown) (?:user|recipient|mailbox)|user unknown/i

/**
 * Whether a server says that there is no such mailbox, which it says each time. What it refuses for another reason, as a shop
 * that has not signed in or a full mailbox, it may take later.
 */
const isUnknownReceiver = ({ command, responseCode, message }: SmtpError): boolean =>
  command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500 && UNKNOWN.test(message)

/**
 * Mail over SMTP.
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param findSender asked for each mail, as the shop may change it
 */
export const createMailTransport = (
  url: string,
  findSender: () => Promise<Sender>,
  { connect, requireTLS = false }: MailOptions = {},
): Transport => {
  const transport = createTransport({
    url,
    ...TIMEOUTS,
    ...CLOSED,
    requireTLS,
    ...(connect && { getSocket: socketBy(connect, new URL(url)) }),
  })
  return async ({ recipient, subject, text, html, stop_url, key }, signal) => {
    const from = await findSender()
    const domain = from.address.split('@')[1] ?? 'localhost'
    // the same id every time: a mail that was sent twice after a crash is shown once
    const messageId = `<${key.replaceAll(':', '.')}@${domain}>`
    const headers = stop_url
      ? { 'List-Unsubscribe': `<${stop_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}
    // as one address: a text would be read as a list of them
    const to = { name: '', address: recipient }
    await transport
      .sendMail({ from, to, subject, text, html, messageId, headers, signal })
      .catch((error: SmtpError) => {
        throw isUnknownReceiver(error) ? refusedForGood(error) : error
      })
  }
}
