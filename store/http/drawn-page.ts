import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Locale } from '#common/locale.ts'

export type Drawn = ReturnType<typeof html>

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
dt{color:var(--muted);font-size:.9375rem}dd{margin:0;font-weight:600;text-align:end}
form{display:grid;gap:10px}
button,.button{display:grid;place-items:center;min-height:52px;padding:8px 20px;border:1px solid var(--line);border-radius:999px;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--soft)}
.primary{border-color:transparent;background:var(--accent);color:var(--on)}.primary:hover{background:var(--accent);filter:brightness(1.08)}
button:focus-visible,.button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.button{margin-block-start:24px}
@media (prefers-reduced-motion:no-preference){button,.button{transition:background-color .15s,filter .15s}}
`

/** As the page's policy names a style that stands in it. */
export const hashOf = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** How pages look that stand by themselves and need no script: a card in the middle, with a sign at its head. */
interface Look {
  /** beside what all of them have */
  style: string
  /** the sign: the path of an icon of 24 by 24 */
  icon: string
}

/**
 * Pages that the store draws itself, outside of the app. Their only style is allowed by its hash; they may load nothing
 * and be framed by nobody.
 */
export const createDrawnPages = ({ style: own, icon }: Look) => {
  const style = STYLE + own
  const hash = hashOf(style)
  const mark = raw(
    `<div class="mark" aria-hidden="true"><svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor"><path d="${icon}"/></svg></div>`,
  )
  return {
    draw: (locale: Locale, title: string, body: Drawn): Drawn => html`<!doctype html>
<html lang="${locale}" dir="${locale === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(style)}</style></head>
<body><main>${mark}${body}</main></body></html>`,
    /** @param returnUrl where its form leads to in the end */
    headers: (returnUrl?: string): Record<string, string> => ({
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src ${hash}`,
        `form-action 'self'${returnUrl ? ` ${new URL(returnUrl).origin}` : ''}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
    }),
  }
}
