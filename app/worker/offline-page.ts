import { m } from '../messages/paraglide/messages.js'

const SCRIPT = "addEventListener('online',()=>location.reload())"

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const LOOK =
  'display:grid;place-content:center;justify-items:center;gap:12px;min-height:90vh;margin:0;padding:24px;text-align:center;font:16px/1.8 Vazirmatn,Tahoma,system-ui,sans-serif;color-scheme:light dark'
const BUTTON =
  'display:inline-block;padding:10px 24px;border:1px solid;border-radius:999px;color:inherit;text-decoration:none'

/** The page when there is neither a network nor a copy; it needs nothing else, and goes on by itself. */
export const offlinePage = async (locale: 'fa' | 'en'): Promise<Response> => {
  const [title, text, retry] = [m.shell_offline_title, m.shell_offline_text, m.shell_try_again].map(
    (message) => message({}, { locale }),
  )
  const dir = locale === 'fa' ? 'rtl' : 'ltr'
  const html = `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main style="${LOOK}"><h1 style="margin:0;font-size:1.4rem">${title}</h1><p style="margin:0">${text}</p><a style="${BUTTON}" href="">${retry}</a></main><script>${SCRIPT}</script></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${await sha256(SCRIPT)}'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
