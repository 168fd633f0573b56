import { frameMail } from './mail-frame.ts'
import type { presentShop } from './order-summary.ts'
import type { Message } from './outbox.ts'
import type { Telling } from './words.ts'

export type CodeWords = Telling & { ignore: string }

export const mailRow = (html: string, style = ''): string =>
  `<tr><td style="padding:8px 28px 16px;${style}">${html}</td></tr>`

const CODE_STYLE = 'text-align:center;font-size:32px;font-weight:bold;letter-spacing:8px'

/** A mail about six digits. */
export const codeMail = (
  { ignore, ...telling }: CodeWords,
  code: string,
  shop: ReturnType<typeof presentShop>,
): Pick<Message, 'subject' | 'text' | 'html'> => ({
  subject: telling.subject,
  text: [telling.headline, telling.body, code, ignore, shop.shop].join('\n\n'),
  html: frameMail(
    { ...telling, ...shop },
    mailRow(`<bdi dir="ltr">${code}</bdi>`, CODE_STYLE) + mailRow(ignore),
  ),
})
