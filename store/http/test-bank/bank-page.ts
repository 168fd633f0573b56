import { html, raw } from 'hono/html'
import type { Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { toPersianDigits } from '#common/persian.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import { createDrawnPages } from '../drawn-page.ts'
import type { Card, CardField } from './card.ts'
import { BANK_MESSAGES } from './messages.ts'

const { draw, headers } = createDrawnPages({
  icon: 'M12 2 3 7v2h18V7zM5 11v6H3v3h18v-3h-2v-6h-2v6h-3v-6h-4v6H7v-6z',
  style: `
dd.amount{font-size:1.25rem}
details div{display:grid;gap:10px}
summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
summary{min-height:44px;display:flex;align-items:center;justify-content:center;border-radius:999px;color:var(--muted);cursor:pointer;font-size:.9375rem}
.card{display:grid;grid-template-columns:3fr 2fr;gap:12px 16px;margin-block-end:14px}.card>*{min-width:0}.number,.hint{grid-column:1/-1}
label{display:block;margin-block-end:4px;font-size:.9375rem;color:var(--muted)}
input{width:100%;min-height:52px;padding:8px 16px;border:1px solid var(--line);border-radius:16px;background:var(--soft);color:inherit;font:inherit;font-weight:600;letter-spacing:.04em;text-align:start}
input:focus-visible{outline:3px solid var(--accent);outline-offset:1px}input[aria-invalid=true]{border-color:var(--wrong)}
.wrong{margin-block-start:4px;color:var(--wrong);font-size:.875rem}
`,
})

export const bankHeaders = headers

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
  return draw(
    locale,
    text.title,
    html`<h1>${text.title}</h1><p>${text.note}</p>
<dl><div><dt>${text.shop}</dt><dd>${site_name}</dd></div><div><dt>${text.order}</dt><dd><bdi>${reason}</bdi></dd></div><div><dt>${text.amount}</dt><dd class="amount"><bdi>${amountText(amount, settings)}</bdi></dd></div></dl>
<form method="post">
<div class="card">${cardFields(locale, card, problems)}<p class="hint">${text.cardNote}</p></div>
<button class="primary" name="choice" value="pay">${text.pay}</button>
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
  draw(
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
