import { m } from '../messages/paraglide/messages.js'

/** Dark as the visitor chose it, and back as soon as there is a network. */
const SCRIPT =
  "try{document.documentElement.dataset.theme=localStorage.getItem(location.origin+'darkmode')==='true'?'dark':''}catch{}addEventListener('online',()=>location.reload())"

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const STYLE = `
:root{color-scheme:light;--page:#f4f3f8;--text:#1b1b1f;--muted:#44474e;--shape:#dfe2eb}
:root[data-theme=dark]{color-scheme:dark;--page:#0c0d10;--text:#e4e2e6;--muted:#c4c6d0;--shape:#2f3136}
body{display:grid;place-items:center;min-height:100dvh;margin:0;background:var(--page);color:var(--text);font:1rem/1.8 Vazirmatn,Tahoma,system-ui,sans-serif}
main{display:grid;justify-items:center;gap:.5rem;max-width:26rem;padding:1.5rem;text-align:center;text-wrap:pretty}
svg{width:4.5rem;padding:1.75rem;margin-bottom:1rem;border-radius:50%;background:var(--shape);fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
h1{margin:0;font-size:1.25rem}
p{margin:0;color:var(--muted)}
a{margin-top:1rem;padding:.625rem 2rem;border-radius:2rem;background:var(--text);color:var(--page);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--text);outline-offset:3px}`

/** Waves of a network, struck out. */
const PICTURE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 8.5a15 15 0 0 1 20 0M5.5 12.5a9.7 9.7 0 0 1 13 0M9 16.3a4.6 4.6 0 0 1 6 0M12 20h.01M3 3l18 18"/></svg>'

/** The page when there is neither a network nor a copy; it needs nothing else, and goes on by itself. */
export const offlinePage = async (locale: 'fa' | 'en'): Promise<Response> => {
  const [title, text, retry] = [m.shell_offline_title, m.shell_offline_text, m.shell_try_again].map(
    (message) => message({}, { locale }),
  )
  const dir = locale === 'fa' ? 'rtl' : 'ltr'
  const html = `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><script>${SCRIPT}</script><style>${STYLE}</style></head><body><main>${PICTURE}<h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${await sha256(SCRIPT)}'; style-src 'sha256-${await sha256(STYLE)}'; base-uri 'none'; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
