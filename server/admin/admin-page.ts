import { BOOT_ID, type BootData, LOCALE_COOKIE, restoreTheme, sellerOf } from '#admin/boot.ts'
import { escapeHtml } from '#common/escape-html.ts'
import { readCookie } from '#common/http/cookies.ts'
import type { Locale } from '#common/locale.ts'
import type { Caller } from '#store/http/caller.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import type { VendorDashboard } from '#store-api/contract/vendor-dashboard.ts'
import { compressPage } from '../pages/compress-page.ts'
import type { PageOptions } from '../pages/page-options.ts'
import { originOf, sessionOf, tokenOf } from '../pages/page-visitor.ts'
import type { ShopColors } from '../pages/pages.ts'
import { tokenCookie } from '../requests/csrf.ts'
import { createNonce, nonceSources, pageHeaders } from '../requests/security-headers.ts'
import type { AdminFiles } from './admin-files.ts'

export interface AdminPageOptions extends Pick<PageOptions, 'store' | 'siteUrl'> {
  /** asked for each page; null where the back office was not built */
  files: () => AdminFiles | null
  colors: () => Promise<ShopColors>
}

const PATH = /^(\/(?:en|fa))?\/admin(?=\/|$)/
const ME = '/wp-json/wp/v2/users/me?context=edit'
const SELLER = '/wp-json/ghab/v1/vendor'
const SETTINGS = '/wp-content/plugins/ghab/rests/plugin.php'

/** Whether a path is the back office's own: one page, whose script knows what stands behind it. */
export const isAdminPath = (pathname: string): boolean => PATH.test(pathname)

const WORDS: Record<Locale, { title: string; noScript: string; notBuilt: string }> = {
  fa: {
    title: 'مدیریت',
    noScript: 'مدیریت فروشگاه به جاوااسکریپت نیاز دارد.',
    notBuilt: 'مدیریت فروشگاه ساخته نشده است: npm run build',
  },
  en: {
    title: 'Back office',
    noScript: 'The back office needs JavaScript.',
    notBuilt: 'The back office has not been built: npm run build',
  },
}

const localeOf = (request: Request, home: Locale): Locale => {
  const chosen = readCookie(request.headers.get('cookie'), LOCALE_COOKIE)
  return chosen === 'fa' || chosen === 'en' ? chosen : home
}

/** who has the link of a new shop has no account yet */
const OPEN = /^\/admin\/setup\/?$/

/** the first screen */
const FIRST = /^\/admin\/?$/

/** The shop's own sign-in, which leads back. Whoever has a session is judged by the store. */
const toSignIn = (to: string): Response =>
  new Response(null, {
    status: 302,
    headers: {
      Location: `/signin?${new URLSearchParams({ method: 'password', to })}`,
      'Cache-Control': 'no-store',
    },
  })

/** JSON that may stand in a page: no text of it ends the element. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** What stands there until the script has drawn the screen: the bar with the shop's name, and places for what comes. */
const WAITING_CSS = `.waiting{min-height:100dvh;background:var(--color-page);color:var(--color-on-surface);font:var(--text-title)}
.waiting>p{margin:0;padding:14px 16px;min-height:28px;background:var(--color-surface-container-lowest)}
.waiting>i{display:block;margin:16px 12px;border-radius:12px;background:var(--color-surface-container-high);block-size:160px}
.waiting>i+i{block-size:320px}`

const waiting = (siteName: string): string =>
  `<div class="waiting" aria-busy="true"><p>${escapeHtml(siteName)}</p><i></i><i></i></div>`

const page = (
  boot: BootData,
  { script, preloads, styles }: Omit<AdminFiles, 'first'>,
  css: string,
): string => {
  const { locale, nonce, siteName } = boot
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
  ]
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'fa' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${WORDS[locale].title} · ${siteName}`)}</title>
<link rel="icon" href="/favicon.ico">
<script nonce="${nonce}">${restoreTheme}</script>
<style nonce="${nonce}">${css}${WAITING_CSS}</style>
${links.join('\n')}
<script type="application/json" id="${BOOT_ID}">${inScript(boot)}</script>
<script type="module" nonce="${nonce}" src="${script}"></script>
</head>
<body><div id="root">${waiting(siteName)}</div><noscript>${WORDS[locale].noScript}</noscript></body>
</html>`
}

/**
 * The page of the back office, for everybody: what it shows is asked of the store, which knows who may see it. It is
 * made for one answer and kept nowhere.
 */
export const createAdminPage = ({ store, siteUrl, files, colors }: AdminPageOptions) => {
  const readSettings = async (request: Request, caller: Caller): Promise<AppSettings> => {
    const answer = await store.fetch(new Request(new URL(SETTINGS, request.url)), caller)
    if (!answer.ok) throw new Error(`settings: ${answer.status}`)
    return (await answer.json()) as AppSettings
  }

  /** Who works here, as the script would ask at once; null for who does not. */
  const readMe = async (request: Request, caller: Caller): Promise<BootData['me']> => {
    const session = sessionOf(request)
    if (!session) return null
    const ask = (path: string) =>
      store.fetch(new Request(new URL(path, request.url), { headers: { Authorization: session } }), caller)
    const answer = await ask(ME)
    if (answer.ok) return (await answer.json()) as BootData['me']
    if (answer.status !== 403) return null
    const seller = await ask(SELLER)
    return seller.ok ? sellerOf((await seller.json()) as VendorDashboard) : null
  }

  return async (request: Request, caller: Caller): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const { pathname, search } = new URL(request.url)
    // its language is chosen within: a sign-in in the shop's other one leads below that one's prefix
    const prefix = PATH.exec(pathname)?.[1]
    if (prefix)
      return new Response(null, {
        status: 302,
        headers: { Location: pathname.slice(prefix.length) + search },
      })
    if (!sessionOf(request) && !OPEN.test(pathname)) return toSignIn(pathname + search)
    const [settings, me] = await Promise.all([readSettings(request, caller), readMe(request, caller)])
    const locale = localeOf(request, settings.locale)
    const nonce = createNonce()
    const seed = settings.custom_color || settings.palette_color
    const built = files()
    const headers = new Headers({
      ...pageHeaders(nonceSources(nonce), false),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Language': locale,
    })
    if (!built) {
      headers.set('Content-Type', 'text/plain; charset=utf-8')
      return new Response(WORDS[locale].notBuilt, { status: 503, headers })
    }
    const { createPalettes, createThemeCss } = await colors()
    const { token, isKnown } = tokenOf(request)
    if (!isKnown) headers.append('Set-Cookie', tokenCookie(token, originOf(request, siteUrl)))
    const boot: BootData = {
      locale,
      nonce,
      siteName: settings.site_name,
      palettes: createPalettes(seed),
      currency: settings.currency,
      timezone: settings.timezone,
      country: settings.country,
      homeLocale: settings.locale,
      me,
    }
    const { first, ...rest } = built
    const preloads = FIRST.test(pathname) ? [...rest.preloads, ...first] : rest.preloads
    const html = page(boot, { ...rest, preloads }, createThemeCss(seed))
    if (request.method === 'HEAD') return new Response(null, { headers })
    return compressPage(request, new Response(html, { headers }))
  }
}
