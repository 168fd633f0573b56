import { escapeHtml } from '#common/escape-html.ts'
import { frameMail, SOFT, sidesOf, TABLE } from './mail-frame.ts'
import type { OrderSummary } from './order-summary.ts'

type Line = OrderSummary['lines'][number]

const plainLine = ({ name, quantity, amount, discount, refunded }: Line): string =>
  `• ${name} × ${quantity}: ${amount}${discount && ` (${discount})`}${refunded && ` (${refunded})`}`

/** The mail as plain text. */
export const plainMail = (summary: OrderSummary): string =>
  [
    summary.headline,
    summary.body,
    `${summary.order} — ${summary.date}`,
    summary.lines.map(plainLine).join('\n'),
    [...summary.totals, summary.total, ...(summary.refunded ? [summary.refunded] : [])]
      .map(({ label, amount }) => `${label}: ${amount}`)
      .join('\n'),
    ...summary.facts.map(({ label, value }) => `${label}:\n${value.join('\n')}`),
    `${summary.link.label}: ${summary.link.href}`,
    `${summary.shop}\n${summary.contact}`.trim(),
  ].join('\n\n')

const RULE = 'border-bottom:1px solid #e7e9ee'

const row = (start: string, end: string, style: string, align: string, below = ''): string =>
  `<tr><td style="padding:10px 0;${style}">${start}</td><td style="padding:10px 0;${style};text-align:${align};white-space:nowrap"><bdi>${end}</bdi>${below && `<br><span style="${SOFT}">${below}</span>`}</td></tr>`

/** The mail as HTML: tables and inline styles, because mail programs know little else. */
export const htmlMail = (summary: OrderSummary): string => {
  const { start, end } = sidesOf(summary.locale)
  const lines = summary.lines.map(({ name, options, quantity, amount, discount, refunded }) => {
    const pieces = [`× ${quantity}`, refunded].filter(Boolean).join(' · ')
    const small = [options, pieces].filter(Boolean).join(' ')
    return row(
      `${escapeHtml(name)}<br><span style="${SOFT}">${escapeHtml(small)}</span>`,
      escapeHtml(amount),
      RULE,
      end,
      escapeHtml(discount),
    )
  })
  const sum = ({ label, amount }: OrderSummary['total']) =>
    row(escapeHtml(label), escapeHtml(amount), 'color:#5d6675', end)
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
  const content = `<tr><td style="padding:16px 28px;text-align:${start}">
<p style="margin:0 0 4px;font-weight:bold"><bdi>${escapeHtml(summary.order)}</bdi> <span style="font-weight:normal;${SOFT}">${escapeHtml(summary.date)}</span></p>
${TABLE} style="text-align:${start}">
${[...lines, ...summary.totals.map(sum), total, summary.refunded ? sum(summary.refunded) : ''].join('\n')}
</table>
</td></tr>
<tr><td style="padding:8px 28px 0;text-align:${start}">${facts.join('\n')}</td></tr>`
  return frameMail(summary, content)
}
