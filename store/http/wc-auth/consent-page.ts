import { html } from 'hono/html'
import type { Locale } from '#common/locale.ts'
import { createDrawnPages, type Drawn } from '../drawn-page.ts'
import { type ConsentRequest, fieldsOf, type RequestProblem, returnTo } from './key-request.ts'
import { CONSENT_MESSAGES } from './messages.ts'

const { draw, headers } = createDrawnPages({
  icon: 'M7 17a5 5 0 1 1 4.6-7H22v4h-2v3h-4v-3h-4.4A5 5 0 0 1 7 17m0-3a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  style: `
ul{margin:8px 0 0;padding-inline-start:1.25em}
.lead{margin-block-start:12px}
bdi{overflow-wrap:anywhere}
dl div{display:block}dd{text-align:start}
form>.button,form+form{margin-block-start:0}form+form{padding-block-start:14px}
.warning{margin-block:-8px 20px}
.plain{min-height:44px;border:0;color:var(--muted);font-weight:400;font-size:.9375rem}
p+form{margin-block-start:24px}
`,
})

export const consentHeaders = headers

const hiddenFields = (asked: ConsentRequest, nonce: string): Drawn[] =>
  Object.entries({ ...fieldsOf(asked), nonce }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )

const otherAccount = (locale: Locale, hidden: Drawn[]): Drawn =>
  html`<form method="post">${hidden}<button class="plain" name="choice" value="other">${CONSENT_MESSAGES[locale].other}</button></form>`

/** Whether somebody who runs the shop lets an application have a key. It needs no script. */
export const consentPage = (
  locale: Locale,
  asked: ConsentRequest,
  { nonce, account }: { nonce: string; account: string },
): Drawn => {
  const text = CONSENT_MESSAGES[locale]
  const hidden = hiddenFields(asked, nonce)
  const rows = [
    [text.keyTo, new URL(asked.callbackUrl).host],
    [text.backTo, new URL(asked.returnUrl).host],
    [text.as, account],
  ]
  return draw(
    locale,
    text.title,
    html`<h1><bdi>${asked.appName}</bdi> ${text.wants}</h1>
<p class="lead">${text.rights[asked.permissions]}</p>
<ul>${text.things.map((one) => html`<li>${one}</li>`)}</ul>
<dl>${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>
<p class="warning">${text.warning}</p>
<form method="post">${hidden}
<button class="primary" name="choice" value="approve">${text.approve}</button>
<a class="button" href="${returnTo(asked, false)}">${text.deny}</a>
</form>${otherAccount(locale, hidden)}`,
  )
}

const refusal = (locale: Locale, why: string, rest: Drawn | '' = ''): Drawn =>
  draw(
    locale,
    CONSENT_MESSAGES[locale].deniedTitle,
    html`<h1>${CONSENT_MESSAGES[locale].deniedTitle}</h1><p>${why}</p>${rest}`,
  )

/** A request that no page can be made of. */
export const problemPage = (locale: Locale, { code, about }: RequestProblem): Drawn =>
  refusal(locale, CONSENT_MESSAGES[locale][code](about))

/** The reason why the request cannot be approved, by its name among the messages. */
export const refusalPage = (locale: Locale, why: 'unknown' | 'stale' | 'tooMany' | 'tooLarge'): Drawn =>
  refusal(locale, CONSENT_MESSAGES[locale][why])

/** For who is signed in and does not run the shop. */
export const notAllowedPage = (locale: Locale, asked: ConsentRequest, nonce: string): Drawn =>
  refusal(locale, CONSENT_MESSAGES[locale].notAllowed, otherAccount(locale, hiddenFields(asked, nonce)))

/** For who signed in too long ago to hand a key over. */
export const signInAgainPage = (locale: Locale, asked: ConsentRequest, nonce: string): Drawn => {
  const { title, confirm, again } = CONSENT_MESSAGES[locale]
  return draw(
    locale,
    title,
    html`<h1><bdi>${asked.appName}</bdi></h1><p>${confirm}</p><form method="post">${hiddenFields(asked, nonce)}<button class="primary" name="choice" value="other">${again}</button></form>`,
  )
}

/** The application did not answer as it should, so that there is no key. */
export const notTakenPage = (locale: Locale, asked: ConsentRequest): Drawn =>
  refusal(
    locale,
    CONSENT_MESSAGES[locale].notTaken,
    html`<a class="button" href="${returnTo(asked, false)}">${CONSENT_MESSAGES[locale].back}</a>`,
  )
