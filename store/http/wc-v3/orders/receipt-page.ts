import { html } from 'hono/html'
import type { Locale } from '#common/locale.ts'
import { createDrawnPages, type Drawn } from '#store/http/drawn-page.ts'
import { summarise } from '#store/modules/notifications/notifications.ts'
import type { Order, Refund } from '#store/modules/orders/orders.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import { RECEIPT_MESSAGES } from './receipt-messages.ts'

const { draw, headers } = createDrawnPages({
  icon: 'M5 2v20l3-2 2 2 2-2 2 2 2-2 3 2V2l-3 2-2-2-2 2-2-2-2 2zm3 6h8v2H8zm0 4h8v2H8z',
  style: `
dt{overflow-wrap:anywhere}dt small{display:block}
dd{white-space:nowrap}
.total{font-size:1.125rem}.total dt{color:inherit;font-weight:600}
@media print{body{background:none}main{box-shadow:none}}
`,
})

/** Nobody finds a receipt by a search engine. */
export const receiptHeaders = { ...headers(), 'X-Robots-Tag': 'noindex, nofollow' }

const row = (label: Drawn | string, value: string, name = ''): Drawn =>
  html`<div class="${name}"><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`

/**
 * What was bought and what it cost. It names no person and no address, since whoever has the link sees it.
 * @param refunds of this order
 */
export const receiptPage = (order: Order, settings: StoreSettings, refunds: Refund[]): Drawn => {
  const { locale } = settings
  const text = RECEIPT_MESSAGES[locale]
  const written = summarise(
    order,
    { subject: text.title, headline: text.title, body: '' },
    settings,
    '',
    refunds,
  )
  const paid = order.paid_at === null ? text.unpaid : text.paid
  return draw(
    locale,
    `${text.title} · ${written.order}`,
    html`<h1>${text.title}</h1><p>${written.shop}</p><p><bdi>${written.order}</bdi> · ${written.date}</p>
<dl>${written.lines.map(({ name, options, quantity, amount, discount, refunded }) =>
      row(
        html`<bdi>${name}</bdi> × ${quantity}${[options, discount, refunded].filter(Boolean).map((about) => html`<small>${about}</small>`)}`,
        amount,
      ),
    )}</dl>
<dl>${written.totals.map(({ label, amount }) => row(label, amount))}${row(written.total.label, written.total.amount, 'total')}${written.refunded ? row(written.refunded.label, written.refunded.amount) : ''}</dl>
<p>${[order.payment_method_title, paid].filter(Boolean).join(' · ')}</p>`,
  )
}

/** In place of a receipt that there is not, or not any more. */
export const noReceiptPage = (locale: Locale): Drawn => {
  const text = RECEIPT_MESSAGES[locale]
  return draw(locale, text.goneTitle, html`<h1>${text.goneTitle}</h1><p>${text.gone}</p>`)
}
