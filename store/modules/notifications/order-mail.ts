import type { OrderSummary } from './order-summary.ts'

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Black or white, whichever reads better on a colour. */
const readableOn = (colour: string): string => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150 ? '#1b1f27' : '#ffffff'
}

/** The mail as plain text. */
export const plainMail = (summary: OrderSummary): string =>
  [
    summary.headline,
    summary.body,
    `${summary.order} — ${summary.date}`,
    summary.lines.map(({ name, quantity, total }) => `• ${name} × ${quantity}: ${total}`).join('\n'),
    [...summary.totals, summary.total].map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    ...summary.facts.map(({ label, value }) => `${label}:\n${value.join('\n')}`),
    `${summary.link.label}: ${summary.link.href}`,
    `${summary.shop}\n${summary.contact}`.trim(),
  ].join('\n\n')

const SOFT = 'color:#5d6675;font-size:13px'
const RULE = 'border-bottom:1px solid #e7e9ee'

const row = (start: string, end: string, style: string, align: string): string =>
  `<tr><td style="padding:10px 0;${style}">${start}</td><td style="padding:10px 0;${style};text-align:${align};white-space:nowrap"><bdi>${end}</bdi></td></tr>`

/** The mail as HTML: tables and inline styles, because mail programs know little else. */
export const htmlMail = (summary: OrderSummary): string => {
  const rtl = summary.locale === 'fa'
  const [start, end] = rtl ? ['right', 'left'] : ['left', 'right']
  const font = rtl ? 'Vazirmatn,Tahoma,Arial,sans-serif' : "'Helvetica Neue',Arial,sans-serif"
  const table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"'
  const lines = summary.lines.map(({ name, options, quantity, total }) => {
    const small = [options, `× ${quantity}`].filter(Boolean).join(' ')
    return row(
      `${escapeHtml(name)}<br><span style="${SOFT}">${escapeHtml(small)}</span>`,
      escapeHtml(total),
      RULE,
      end,
    )
  })
  const totals = summary.totals.map(({ label, amount }) =>
    row(escapeHtml(label), escapeHtml(amount), 'color:#5d6675', end),
  )
  const total = row(
    escapeHtml(summary.total.label),
    escapeHtml(summary.total.amount),
    'font-weight:bold;font-size:17px;border-top:2px solid #e7e9ee',
    end,
  )
  const facts = summary.facts.map(
    ({ label, value }) =>
      `<p style="margin:0 0 16px"><span style="${SOFT}">${escapeHtml(label)}</span><br>${value.map((text) => `<bdi>${escapeHtml(text)}</bdi>`).join('<br>')}</p>`,
  )
  return `<!doctype html>
<html lang="${summary.locale}" dir="${rtl ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(summary.subject)}</title></head>
<body style="margin:0;padding:0;background:#f1f3f6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(summary.body)}</div>
${table} style="background:#f1f3f6;font-family:${font};font-size:15px;line-height:1.9;color:#1b1f27"><tr><td align="center" style="padding:32px 12px">
${table} style="max-width:560px;background:#ffffff;border-radius:20px;overflow:hidden">
<tr><td style="height:6px;background:${summary.colour};font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:28px 28px 8px;text-align:${start}">
<p style="margin:0;${SOFT}">${escapeHtml(summary.shop)}</p>
<h1 style="margin:6px 0 6px;font-size:22px;line-height:1.6">${escapeHtml(summary.headline)}</h1>
<p style="margin:0">${escapeHtml(summary.body)}</p>
</td></tr>
<tr><td style="padding:16px 28px;text-align:${start}">
<p style="margin:0 0 4px;font-weight:bold"><bdi>${escapeHtml(summary.order)}</bdi> <span style="font-weight:normal;${SOFT}">${escapeHtml(summary.date)}</span></p>
${table} style="text-align:${start}">
${[...lines, ...totals, total].join('\n')}
</table>
</td></tr>
<tr><td style="padding:8px 28px 0;text-align:${start}">${facts.join('\n')}</td></tr>
<tr><td style="padding:8px 28px 32px;text-align:center">
<a href="${escapeHtml(summary.link.href)}" style="display:inline-block;padding:12px 32px;border-radius:999px;background:${summary.colour};color:${readableOn(summary.colour)};text-decoration:none;font-weight:bold">${escapeHtml(summary.link.label)}</a>
</td></tr>
</table>
<p style="margin:16px 0 0;${SOFT}">${escapeHtml(summary.shop)} ${summary.contact ? `· <bdi>${escapeHtml(summary.contact)}</bdi>` : ''}</p>
</td></tr></table>
</body></html>`
}
