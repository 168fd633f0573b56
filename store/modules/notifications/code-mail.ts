import { frameMail } from './mail-frame.ts'
import type { MessageText } from './messages.ts'
import type { presentShop } from './order-summary.ts'
import type { Message } from './outbox.ts'

export type CodeMailText = MessageText & { ignore: string }

export const mailRow = (html: string, style = ''): string =>
  `<tr><td style="padding:8px 28px 16px;${style}">${html}</td></tr>`

const CODE_STYLE = 'text-align:center;font-size:32px;font-weight:bold;letter-spacing:8px'

/** A mail about six digits. */
export const codeMail = (
  { ignore, ...message }: CodeMailText,
  code: string,
  shop: ReturnType<typeof presentShop>,
): Pick<Message, 'subject' | 'text' | 'html'> => ({
  subject: message.subject,
  text: [message.headline, message.body, code, ignore, shop.shop].join('\n\n'),
  html: frameMail(
    { ...message, ...shop },
    mailRow(`<bdi dir="ltr">${code}</bdi>`, CODE_STYLE) + mailRow(ignore),
  ),
})
