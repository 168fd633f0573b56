import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { toPersianDigits } from '#common/persian.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import type { Card, CardField } from './card.ts'
import { BANK_MESSAGES } from './messages.ts'

type Body = ReturnType<typeof html>

const STYLE = `
:root{color-scheme:light dark;--page:light-dark(#eaf1ee,#0e1412);--card:light-dark(#fff,#18211e);--text:light-dark(#14201c,#e6efeb);--muted:light-dark(#51615b,#a5b6af);--line:light-dark(#d3ded9,#33423c);--accent:light-dark(#0b6b4f,#6fd8b0);--on:light-dark(#fff,#04241a);--soft:light-dark(#f4f8f6,#131b18);--wrong:light-dark(#b3261e,#ffb4ab)}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:400 16px/1.8 Vazirmatn,Tahoma,system-ui,sans-serif}
main{width:100%;max-width:440px;padding:28px 24px;border-radius:28px;background:var(--card);box-shadow:0 16px 48px rgb(0 30 20/.12)}
.mark{display:grid;place-items:center;width:56px;height:56px;margin-block-end:16px;border-radius:18px;background:var(--accent);color:var(--on)}
h1{margin:0 0 4px;font-size:1.375rem;line-height:1.5}
p{margin:0;color:var(--muted);font-size:.9375rem}
dl{margin:24px 0;padding:16px 20px;border-radius:20px;background:var(--soft)}
dl div{display:flex;justify-content:space-between;align-items:baseline;gap:16px}
dl div+div{margin-block-start:10px;padding-block-start:10px;border-block-start:1px solid var(--line)}
dt{color:var(--muted);font-size:.9375rem}dd{margin:0;font-weight:600;text-align:end}dd.amount{font-size:1.25rem}
form,details div{display:grid;gap:10px}
button,.button{display:grid;place-items:center;min-height:52px;padding:8px 20px;border:1px solid var(--line);border-radius:999px;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--soft)}
.pay{border-color:transparent;background:var(--accent);color:var(--on)}.pay:hover{background:var(--accent);filter:brightness(1.08)}
button:focus-visible,.button:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
summary{min-height:44px;display:flex;align-items:center;justify-content:center;border-radius:999px;color:var(--muted);cursor:pointer;font-size:.9375rem}
.button{margin-block-start:24px}
.card{display:grid;grid-template-columns:3fr 2fr;gap:12px 16px;margin-block-end:14px}.card>*{min-width:0}.number,.hint{grid-column:1/-1}
label{display:block;margin-block-end:4px;font-size:.9375rem;color:var(--muted)}
input{width:100%;min-height:52px;padding:8px 16px;border:1px solid var(--line);border-radius:16px;background:var(--soft);color:inherit;font:inherit;font-weight:600;letter-spacing:.04em;text-align:start}
input:focus-visible{outline:3px solid var(--accent);outline-offset:1px}input[aria-invalid=true]{border-color:var(--wrong)}
.wrong{margin-block-start:4px;color:var(--wrong);font-size:.875rem}
@media (prefers-reduced-motion:no-preference){button,.button{transition:background-color .15s,filter .15s}}
`

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/**
 * The page's only style is allowed by its hash; it may load nothing and be framed by nobody.
 * @param returnUrl where its form leads to in the end
 */
export const bankHeaders = (returnUrl?: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `form-action 'self'${returnUrl ? ` ${new URL(returnUrl).origin}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
})

const MARK = raw(
  '<div class="mark" aria-hidden="true"><svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor"><path d="M12 2 3 7v2h18V7zM5 11v6H3v3h18v-3h-2v-6h-2v6h-3v-6h-4v6H7v-6z"/></svg></div>',
)

const page = (locale: Locale, title: string, body: Body) => html`<!doctype html>
<html lang="${locale}" dir="${locale === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main>${MARK}${body}</main></body></html>`

const amountText = (amount: number, { currency, locale }: StoreSettings): string => {
  const [whole = '', fraction] = formatMoney(amount, currency.decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'fa' ? '٬' : ',')
  if (locale === 'fa')
    return `${toPersianDigits(fraction ? `${grouped}٫${fraction}` : grouped)} ${currency.symbol}`
  return `${currency.symbol}${grouped}${fraction ? `.${fraction}` : ''}`
}

export interface BankPayment {
  amount: number
  description: string
}

const FIELDS = [
  { name: 'number', label: 'card', autocomplete: 'cc-number' },
  { name: 'expiry', label: 'expiry', autocomplete: 'cc-exp' },
  { name: 'cvc', label: 'cvc', autocomplete: 'cc-csc' },
] as const

const cardFields = (locale: Locale, card: Card, problems: readonly CardField[]) => {
  const text = BANK_MESSAGES[locale]
  return FIELDS.map(({ name, label, autocomplete }) => {
    const isWrong = problems.includes(name)
    return html`<div class="${name}"><label for="${name}">${text[label]}</label>
<input id="${name}" name="${name}" value="${card[name]}" dir="ltr" inputmode="${name === 'expiry' ? 'text' : 'numeric'}" autocomplete="${autocomplete}" maxlength="40" aria-invalid="${String(isWrong)}"${isWrong ? raw(` aria-describedby="${name}-wrong"${problems[0] === name ? ' autofocus' : ''}`) : ''}>${isWrong ? html`<p class="wrong" id="${name}-wrong">${text.wrong[name]}</p>` : ''}</div>`
  })
}

interface TypedCard {
  card: Card
  /** what no bank would take of it */
  problems?: readonly CardField[]
}

/** The page where a person plays the bank. It needs no script. */
export const bankPage = (
  { amount, description }: BankPayment,
  settings: StoreSettings,
  { card, problems = [] }: TypedCard,
) => {
  const { locale, site_name } = settings
  const text = BANK_MESSAGES[locale]
  const reason = locale === 'fa' ? toPersianDigits(description) : description
  return page(
    locale,
    text.title,
    html`<h1>${text.title}</h1><p>${text.note}</p>
<dl><div><dt>${text.shop}</dt><dd>${site_name}</dd></div><div><dt>${text.order}</dt><dd><bdi>${reason}</bdi></dd></div><div><dt>${text.amount}</dt><dd class="amount"><bdi>${amountText(amount, settings)}</bdi></dd></div></dl>
<form method="post">
<div class="card">${cardFields(locale, card, problems)}<p class="hint">${text.cardNote}</p></div>
<button class="pay" name="choice" value="pay">${text.pay}</button>
<button name="choice" value="fail">${text.fail}</button>
<button name="choice" value="cancel">${text.cancel}</button>
<details><summary>${text.more}</summary><div>
<button name="choice" value="pay-twice">${text.twice}</button>
<button name="choice" value="pay-silent">${text.silent}</button>
<button name="choice" value="timeout">${text.timeout}</button>
</div></details>
</form>`,
  )
}

const messagePage = (locale: Locale, title: string, text: string, back?: { href: string; label: string }) =>
  page(
    locale,
    title,
    html`<h1>${title}</h1><p>${text}</p>${back ? html`<a class="button" href="${back.href}">${back.label}</a>` : ''}`,
  )

/** What is left of a bank that says nothing. */
export const silentPage = (locale: Locale) =>
  messagePage(locale, BANK_MESSAGES[locale].silentTitle, BANK_MESSAGES[locale].silentText)

export const unknownPage = (locale: Locale) =>
  messagePage(locale, BANK_MESSAGES[locale].unknownTitle, BANK_MESSAGES[locale].unknownText)

/** A payment that the bank has answered before leads back to the shop. */
export const answeredPage = (locale: Locale, paid: boolean, href: string) => {
  const text = BANK_MESSAGES[locale]
  return messagePage(locale, paid ? text.paidTitle : text.refusedTitle, text.answeredText, {
    href,
    label: text.back,
  })
}
