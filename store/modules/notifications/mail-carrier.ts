import { createTransport } from 'nodemailer'
import type { Carrier } from './outbox.ts'

/**
 * Mail over SMTP.
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from the sender's address
 */
export const createMailCarrier = (url: string, from: string): Carrier => {
  const transport = createTransport(url, { from })
  return async ({ recipient, subject, text, html, key }) => {
    await transport.sendMail({
      to: recipient,
      subject,
      text,
      html,
      messageId: `<${key.replaceAll(':', '.')}@${from.split('@')[1] ?? 'vitrin'}>`,
    })
  }
}
