import type { Locale } from '#common/locale.ts'
import { PLAIN_PAGE_STYLE, plainPage } from '#common/plain-page.ts'
import { m } from '../messages/paraglide/messages.js'

/** Dark as the visitor chose it, and back as soon as there is a network, unless the visitor is going elsewhere. */
const SCRIPT =
  "try{document.documentElement.dataset.theme=localStorage.getItem(location.origin+'darkmode')==='true'?'dark':''}catch{}let leaving=false;addEventListener('beforeunload',()=>{leaving=true});addEventListener('online',()=>{if(!leaving)location.reload()})"

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** Waves of a network, struck out. */
const PICTURE =
  'M2 8.5a15 15 0 0 1 20 0M5.5 12.5a9.7 9.7 0 0 1 13 0M9 16.3a4.6 4.6 0 0 1 6 0M12 20h.01M3 3l18 18'

/** The page when there is neither a network nor a copy; it needs nothing else, and goes on by itself. */
export const offlinePage = async (locale: Locale): Promise<Response> => {
  const [title = '', text = '', link = ''] = [m.ui_offline_title, m.ui_offline_text, m.ui_retry].map(
    (message) => message({}, { locale }),
  )
  const html = plainPage({ locale, title, text, link, to: '', picture: PICTURE, script: SCRIPT })
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${await sha256(SCRIPT)}'; style-src 'sha256-${await sha256(PLAIN_PAGE_STYLE)}'; base-uri 'none'; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
