import { html, raw } from 'hono/html'
import { stateName } from '#common/geography/geography.ts'
import type { Locale } from '#common/locale.ts'
import { sum } from '#common/sum.ts'
import { type Drawn, hashOf } from '#store/http/drawn-page.ts'
import type { BillingAddress, ShippingAddress } from '#store/modules/customers/customers.ts'
import { createWriter, summarise, type Writer } from '#store/modules/notifications/notifications.ts'
import {
  type KeptLine,
  keptLines,
  type Order,
  type Refund,
  shipmentOf,
} from '#store/modules/orders/orders.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import type { PrintKind } from '#store-api/contract/order-desk.ts'
import { PRINT_MESSAGES } from './print-messages.ts'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#e9ecef;color:#111;font:400 13px/1.7 Vazirmatn,Tahoma,system-ui,sans-serif}
article{width:min(210mm,100%);min-height:200mm;margin:16px auto;padding:14mm;background:#fff}
header{display:flex;justify-content:space-between;gap:24px;border-block-end:2px solid #111;padding-block-end:8px}
h1{margin:0;font-size:20px}h2{margin:0 0 4px;font-size:13px}p{margin:0}
.facts{display:flex;flex-wrap:wrap;gap:8px 40px;margin:14px 0}.facts>div{flex:1 1 220px}
.small{color:#555;font-size:12px}
table{width:100%;border-collapse:collapse;margin-block:10px}
th,td{padding:6px 8px;border:1px solid #bbb;text-align:start;vertical-align:top}
th{background:#f3f4f6;font-weight:600}.number{white-space:nowrap;text-align:end}
tfoot th,tfoot td{background:none;border-inline:0}tfoot th{text-align:end;font-weight:400}
tfoot .total th,tfoot .total td{font-weight:700;font-size:15px}
.box{display:inline-block;width:14px;height:14px;border:1px solid #111}
@page{size:A4;margin:12mm}
@media print{body{background:none}article{width:auto;min-height:0;margin:0;padding:0;break-after:page}article:last-child{break-after:auto}tr,.facts>div{break-inside:avoid}thead{display:table-header-group}}
`

/** The page may be framed by the shop's own, so that its back office prints it. */
export const printHeaders: Record<string, string> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

interface PrintContext {
  kind: PrintKind
  /** in the language of the page */
  settings: StoreSettings
  /** by the id of the order */
  refunds: ReadonlyMap<number, readonly Refund[]>
}

const fact = (label: string, lines: readonly (string | undefined)[]): Drawn | '' => {
  const shown = lines.filter(Boolean)
  return shown.length
    ? html`<div><h2>${label}</h2>${shown.map((line) => html`<p><bdi>${line}</bdi></p>`)}</div>`
    : ''
}

const addressLines = (
  address: BillingAddress | ShippingAddress,
  locale: Locale,
  { digits }: Writer,
): string[] => {
  const {
    first_name = '',
    last_name = '',
    company,
    address_1,
    address_2,
    city,
    state,
    postcode,
    country,
  } = address
  const place = [stateName(country ?? '', state ?? '', locale), city].filter(Boolean)
  return [
    `${first_name} ${last_name}`.trim(),
    company,
    place.join(locale === 'fa' ? '، ' : ', '),
    digits([address_1, address_2].filter(Boolean).join(locale === 'fa' ? '، ' : ', ')),
    digits(postcode ?? ''),
  ].filter((line): line is string => Boolean(line))
}

const optionsOf = (item: KeptLine): string =>
  item.parent_name ? '' : item.meta_data.map((meta) => String(meta.display_value)).join('، ')

const productCell = (item: KeptLine): Drawn =>
  html`<td><bdi>${item.name}</bdi>${optionsOf(item) && html`<p class="small">${optionsOf(item)}</p>`}</td>`

const invoiceTable = (order: Order, { settings, refunds }: PrintContext, writer: Writer): Drawn => {
  const text = PRINT_MESSAGES[settings.locale]
  const { digits, money } = writer
  const written = summarise(
    order,
    { subject: '', headline: '', body: '' },
    settings,
    '',
    refunds.get(order.id),
  )
  const total = (label: string, amount: string, name = '') =>
    html`<tr class="${name}"><th colspan="5">${label}</th><td class="number">${amount}</td></tr>`
  return html`<table><thead><tr><th>${text.row}</th><th>${text.product}</th><th>${text.sku}</th><th>${text.quantity}</th><th>${text.unit}</th><th>${text.sum}</th></tr></thead>
<tbody>${order.items
    .filter(({ kind }) => kind === 'line_item')
    .map(
      (
        item,
        at,
      ) => html`<tr><td>${digits(String(at + 1))}</td>${productCell(item)}<td><bdi>${item.sku}</bdi></td>
<td class="number">${digits(String(item.quantity))}</td><td class="number">${money(Math.round(item.subtotal / Math.max(item.quantity, 1)))}</td><td class="number">${money(item.subtotal)}</td></tr>`,
    )}</tbody>
<tfoot>${written.totals.map(({ label, amount }) => total(label, amount))}${total(written.total.label, written.total.amount, 'total')}${written.refunded ? total(written.refunded.label, written.refunded.amount) : ''}</tfoot></table>`
}

const packingTable = (order: Order, { settings, refunds }: PrintContext, { digits }: Writer): Drawn => {
  const text = PRINT_MESSAGES[settings.locale]
  const lines = keptLines(order, refunds.get(order.id) ?? []).filter(({ quantity }) => quantity > 0)
  return html`<table><thead><tr><th>${text.row}</th><th>${text.product}</th><th>${text.sku}</th><th>${text.quantity}</th><th>${text.packed}</th></tr></thead>
<tbody>${lines.map(
    (
      item,
      at,
    ) => html`<tr><td>${digits(String(at + 1))}</td>${productCell(item)}<td><bdi>${item.sku}</bdi></td>
<td class="number">${digits(String(item.quantity))}</td><td><span class="box"></span></td></tr>`,
  )}</tbody></table><p>${text.pieces(digits(String(sum(lines, ({ quantity }) => quantity))))}</p>`
}

const sheet = (order: Order, context: PrintContext): Drawn => {
  const { kind, settings } = context
  const { locale } = settings
  const text = PRINT_MESSAGES[locale]
  const writer = createWriter(settings)
  const { digits, date } = writer
  const summary = summarise(order, { subject: '', headline: '', body: '' }, settings, '')
  const { billing, shipping } = order
  const to = shipping.address_1 ? shipping : billing
  const phone = digits(shipping.phone || billing.phone || '')
  const delivery = order.items.filter((item) => item.kind === 'shipping').map(({ name }) => name)
  const shipment = shipmentOf(order)
  const note = summary.facts.find(({ value }) => value[0] === order.customer_note)
  const isInvoice = kind === 'invoice'
  const paid = order.paid_at === null ? text.unpaid : text.paid
  return html`<article><header><div><h1>${text[kind]}</h1><p>${summary.shop}</p><p class="small">${digits(settings.store_address)}</p><p class="small"><bdi>${summary.contact}</bdi></p></div>
<div><p>${text.number}: <bdi>${digits(String(order.id))}</bdi></p><p>${text.date}: ${date(order.created_at)}</p></div></header>
<div class="facts">${isInvoice ? fact(text.buyer, [...addressLines(billing, locale, writer), digits(billing.phone ?? ''), billing.email]) : ''}
${fact(text.receiver, [...addressLines(to, locale, writer), phone])}
${fact(text.delivery, delivery)}${shipment ? fact(text.tracking, [shipment.code, shipment.carrier]) : ''}
${isInvoice ? fact(paid, [order.payment_method_title, digits(order.transaction_id)]) : ''}</div>
${isInvoice ? invoiceTable(order, context, writer) : packingTable(order, context, writer)}
${note ? fact(note.label, note.value) : ''}</article>`
}

/** Orders as they are printed, each on a page of its own. */
export const printPage = (orders: readonly Order[], context: PrintContext): Drawn => {
  const { locale } = context.settings
  const numbers = orders.map(({ id }) => createWriter(context.settings).digits(String(id)))
  const title = `${PRINT_MESSAGES[locale][context.kind]} ${numbers.join(locale === 'fa' ? '، ' : ', ')}`
  return html`<!doctype html>
<html lang="${locale}" dir="${locale === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body>${orders.map((order) => sheet(order, context))}</body></html>`
}
