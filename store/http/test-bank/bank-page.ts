import { html, raw } from 'hono/html'
import { formatMoney } from '../../../common/money.ts'
import { toPersianDigits } from '../../../common/persian.ts'
import type { ShopSettings } from '../../modules/settings/settings.ts'

type Locale = 'fa' | 'en'

const TEXTS = {
  fa: {
    title: 'درگاه پرداخت آزمایشی',
    note: 'این درگاه برای آزمودن فروشگاه است و پولی جابه‌جا نمی‌شود.',
    amount: 'مبلغ',
    shop: 'پذیرنده',
    pay: 'پرداخت موفق',
    fail: 'پرداخت ناموفق',
    cancel: 'انصراف',
    timeout: 'پاسخ ندادن بانک',
    twice: 'پرداخت با دو پاسخ',
    more: 'حالت‌های دیگر',
    closedTitle: 'بانک پاسخی نمی‌دهد',
    closedText: 'این پنجره را ببندید. فروشگاه وضعیت پرداخت را خودش پیگیری می‌کند.',
  },
  en: {
    title: 'Test payment gateway',
    note: 'This gateway is for trying out the shop. No money moves.',
    amount: 'Amount',
    shop: 'Merchant',
    pay: 'Pay',
    fail: 'Decline the payment',
    cancel: 'Cancel',
    timeout: 'Never answer',
    twice: 'Pay and answer twice',
    more: 'Other outcomes',
    closedTitle: 'The bank does not answer',
    closedText: 'You can close this window. The shop finds out about the payment by itself.',
  },
} as const

const STYLE = `
:root{color-scheme:light dark;--page:light-dark(#eef1f6,#10141a);--card:light-dark(#fff,#1a2029);--text:light-dark(#18202c,#e6eaf1);--muted:light-dark(#55606f,#a3adbb);--line:light-dark(#d6dce5,#333c49);--accent:light-dark(#1f6f54,#6fd3ae);--on:light-dark(#fff,#06251a)}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:400 16px/1.8 Vazirmatn,Tahoma,system-ui,sans-serif}
main{width:100%;max-width:420px;padding:28px 24px;border-radius:24px;background:var(--card);box-shadow:0 12px 40px rgb(0 0 0/.1)}
h1{margin:0 0 4px;font-size:1.25rem;line-height:1.6}p{margin:0;color:var(--muted);font-size:.875rem}
dl{margin:24px 0;padding:16px;border:1px solid var(--line);border-radius:16px}dl div{display:flex;justify-content:space-between;gap:16px}dl div+div{margin-top:8px}
dt{color:var(--muted)}dd{margin:0;font-weight:700}
form{display:grid;gap:10px}button{min-height:52px;border:1px solid var(--line);border-radius:999px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.pay{border-color:transparent;background:var(--accent);color:var(--on)}button:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
summary{min-height:44px;display:flex;align-items:center;justify-content:center;color:var(--muted);cursor:pointer;font-size:.875rem}details div{display:grid;gap:10px}
`

const page = (locale: Locale, title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="${locale}" dir="${locale === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main>${body}</main></body></html>`

const amountText = (amount: number, { currency, locale }: ShopSettings): string => {
  const [whole = '', fraction] = formatMoney(amount, currency.decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'fa' ? '٬' : ',')
  if (locale === 'fa') return `${toPersianDigits(grouped)} ${currency.symbol}`
  return `${currency.symbol}${grouped}${fraction ? `.${fraction}` : ''}`
}

/** The page where a person plays the bank. */
export const bankPage = (payment: { amount: number }, settings: ShopSettings) => {
  const text = TEXTS[settings.locale]
  return page(
    settings.locale,
    text.title,
    html`<h1>${text.title}</h1><p>${text.note}</p>
<dl><div><dt>${text.shop}</dt><dd>${settings.site_name}</dd></div><div><dt>${text.amount}</dt><dd><bdi>${amountText(payment.amount, settings)}</bdi></dd></div></dl>
<form method="post">
<button class="pay" name="choice" value="pay">${text.pay}</button>
<button name="choice" value="fail">${text.fail}</button>
<button name="choice" value="cancel">${text.cancel}</button>
<details><summary>${text.more}</summary><div>
<button name="choice" value="timeout">${text.timeout}</button>
<button name="choice" value="pay-twice">${text.twice}</button>
</div></details>
</form>`,
  )
}

/** What is left of a bank that says nothing. */
export const closedPage = (locale: Locale) => {
  const text = TEXTS[locale]
  return page(locale, text.closedTitle, html`<h1>${text.closedTitle}</h1><p>${text.closedText}</p>`)
}
