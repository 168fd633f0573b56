import type { Locale } from './locale.ts'
/** Light, or dark where the page says so (`data-theme`) or else the device. */
export const PLAIN_PAGE_STYLE = `
:root{color-scheme:light;--page:#f4f3f8;--text:#1b1b1f;--muted:#44474e;--shape:#dfe2eb}
:root[data-theme=dark]{color-scheme:dark;--page:#0c0d10;--text:#e4e2e6;--muted:#c4c6d0;--shape:#2f3136}
@media(prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;--page:#0c0d10;--text:#e4e2e6;--muted:#c4c6d0;--shape:#2f3136}}
body{display:grid;place-items:center;min-height:100dvh;margin:0;background:var(--page);color:var(--text);font:1rem/1.8 Vazirmatn,Tahoma,system-ui,sans-serif}
main{display:grid;justify-items:center;gap:.5rem;max-width:26rem;padding:1.5rem;text-align:center;text-wrap:pretty}
svg{width:4.5rem;padding:1.75rem;margin-bottom:1rem;border-radius:50%;background:var(--shape);fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
h1{margin:0;font-size:1.25rem}
p{margin:0;color:var(--muted)}
a{margin-top:1rem;padding:.625rem 2rem;border-radius:2rem;background:var(--text);color:var(--page);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--text);outline-offset:3px}`

export interface PlainPage {
  locale: Locale
  title: string
  text: string
  link: string
  /** where the link leads; '' is the page itself */
  to: string
  /** `d` of a path, 24 × 24, drawn as lines */
  picture: string
  script?: string
}

/** A page that needs nothing but itself, for when the shop's own cannot be had. Its texts are written by us. */
export const plainPage = ({ locale, title, text, link, to, picture, script }: PlainPage): string => {
  const dir = locale === 'fa' ? 'rtl' : 'ltr'
  const scripted = script ? `<script>${script}</script>` : ''
  return `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${scripted}<style>${PLAIN_PAGE_STYLE}</style></head><body><main><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${picture}"/></svg><h1>${title}</h1><p>${text}</p><a href="${to}">${link}</a></main></body></html>`
}
