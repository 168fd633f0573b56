import { escapeHtml } from '#common/escape-html.ts'
import type { Locale } from '#common/locale.ts'
import type { MessageText } from './messages.ts'

/** What every mail of the shop says beside its content. */
export interface MailFrame extends MessageText {
  locale: Locale
  shop: string
  contact: string
  /** `#rrggbb` of the shop, for the button */
  colour: string
  link?: { label: string; href: string }
  /** ends such mails */
  stop?: { label: string; href: string }
}

export const SOFT = 'color:#5d6675;font-size:13px'
export const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"'

/** Black or white, whichever reads better on a colour. */
const readableOn = (colour: string): string => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150 ? '#1b1f27' : '#ffffff'
}

/** Where a line begins and ends in a language. */
export const sidesOf = (locale: Locale) =>
  locale === 'fa' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' }

const buttonOf = ({ label, href }: { label: string; href: string }, colour: string): string =>
  `<tr><td style="padding:8px 28px 32px;text-align:center">
<a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 32px;border-radius:999px;background:${colour};color:${readableOn(colour)};text-decoration:none;font-weight:bold">${escapeHtml(label)}</a>
</td></tr>`

/** A mail as HTML around rows of content: tables and inline styles, because mail programs know little else. */
export const frameMail = (mail: MailFrame, content: string): string => {
  const rtl = mail.locale === 'fa'
  const { start } = sidesOf(mail.locale)
  const font = rtl ? 'Vazirmatn,Tahoma,Arial,sans-serif' : "'Helvetica Neue',Arial,sans-serif"
  return `<!doctype html>
<html lang="${mail.locale}" dir="${rtl ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;padding:0;background:#f1f3f6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.body)}</div>
${TABLE} style="background:#f1f3f6;font-family:${font};font-size:15px;line-height:1.9;color:#1b1f27"><tr><td align="center" style="padding:32px 12px">
${TABLE} style="max-width:560px;background:#ffffff;border-radius:20px;overflow:hidden">
<tr><td style="height:6px;background:${mail.colour};font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:28px 28px 8px;text-align:${start}">
<p style="margin:0;${SOFT}">${escapeHtml(mail.shop)}</p>
<h1 style="margin:6px 0 6px;font-size:22px;line-height:1.6">${escapeHtml(mail.headline)}</h1>
<p style="margin:0;white-space:pre-line">${escapeHtml(mail.body)}</p>
</td></tr>
${content}
${mail.link ? buttonOf(mail.link, mail.colour) : ''}
</table>
<p style="margin:16px 0 0;${SOFT}">${escapeHtml(mail.shop)} ${mail.contact ? `· <bdi>${escapeHtml(mail.contact)}</bdi>` : ''}</p>${mail.stop ? `\n<p style="margin:8px 0 0;${SOFT}"><a href="${escapeHtml(mail.stop.href)}" style="color:inherit">${escapeHtml(mail.stop.label)}</a></p>` : ''}
</td></tr></table>
</body></html>`
}
