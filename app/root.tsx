import './ui/base.css'
import { memo, use, useEffect, useReducer } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/root.ts'
import { pageContext } from './context.ts'
import { restoreAppearance } from './device/appearance/restore-appearance.ts'
import { keepDeviceApart } from './device/storage/keep-device-apart.ts'
import { RootError } from './features/shell/errors/root-error.tsx'
import { PageHead } from './features/shell/page-head.tsx'
import { earlyBack, endEarlyBack } from './first-view/early-back.ts'
import { earlyInstall } from './first-view/early-install.ts'
import { earlyPress } from './first-view/early-press.ts'
import { replayRootPress } from './first-view/first-interaction.ts'
import { whenIdle } from './first-view/idle.ts'
import { toPayload } from './first-view/json-payload.ts'
import { LatePartsContext, latePreloads } from './first-view/late-preloads.ts'
import { getLocale } from './messages/paraglide/runtime.js'
import { NonceContext } from './nonce.ts'
import { FollowProvider } from './shared/links/follow-context.tsx'
import { LeavingWatch } from './shared/pages/history/before-leaving.tsx'
import { keepStaleData } from './shared/pages/history/keep-stale-data.ts'
import { pageMeta } from './shared/pages/seo/page-meta.ts'
import { hiddenPages } from './shared/settings/hidden-pages.ts'
import { pickPageSettings } from './shared/settings/page-settings.ts'
import { type RootData, useRootData } from './shared/settings/root-data.ts'
import { StructuredDataScript } from './structured-data.tsx'
import { headerColor, SHOP_CSS_ID, THEME_ID, themeRouterContext, usePageCss } from './theme-context.ts'
import { SaveDataContext } from './ui/save-data.ts'
import { createThemeCss } from './ui/theme/theme.ts'

const HOUR = 3_600_000

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { store, locale, homeLocale, origin, savesData, preview } = context.get(pageContext)
  const settings = await store.settings()
  const theme = createThemeCss(settings.custom_color || settings.palette_color)
  // the store leaves this in strings alone, where it means the same; it must not end the element
  context.set(themeRouterContext, { theme, shop: settings.css_code.replaceAll('</', '<\\/') })
  // by the hour, so that a page made again is byte for byte the same
  const now = Math.floor(Date.now() / HOUR) * HOUR
  const shop = pickPageSettings(settings, origin, await hiddenPages(store, settings))
  return toPayload<RootData>({
    shop,
    locale,
    homeLocale,
    origin,
    search: url.search,
    now,
    color: headerColor(theme),
    ...(settings.languages && { languages: settings.languages }),
    ...(savesData && { savesData }),
    ...(preview && { isPreview: true }),
  })
}

/**
 * The settings stay as they are while somebody walks through the shop; a form that was sent asks again, and who stays
 * where they are. After a form that did not get through, asking again would fail, too, and take the page away.
 */
export const shouldRevalidate = ({
  formMethod,
  actionStatus = 0,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus < 500 && (currentUrl.href === nextUrl.href || Boolean(formMethod && formMethod !== 'GET'))

export const clientMiddleware = [keepStaleData]

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, {})

/**
 * The router takes its preloads away when it is drawn again, at which a browser lays out the whole page anew: as soon as
 * there is time, and not with the first tap.
 */
const RouterScripts = memo(function RouterScripts({ nonce }: { nonce: string | undefined }) {
  const [, drawAgain] = useReducer(() => true, false)
  useEffect(() => void whenIdle().then(drawAgain), [])
  return <Scripts nonce={nonce} />
})

/** Style sheets of the screens; they are the shop's own and need no nonce. */
const RouterLinks = memo(function RouterLinks() {
  return <Links nonce="" />
})

export const Layout = ({ children }: { children: React.ReactNode }) => {
  const nonce = use(NonceContext)
  const css = usePageCss()
  const data = useRootData()
  const lateParts = use(LatePartsContext)
  // has run when the browser hydrates: what it says is of no use to the script of the page
  const head = import.meta.env.SSR
    ? (data?.isPreview ? keepDeviceApart : '') +
      restoreAppearance +
      earlyInstall +
      earlyPress +
      earlyBack +
      latePreloads(lateParts)
    : ''
  const locale = getLocale()
  useEffect(replayRootPress, [])
  useEffect(endEarlyBack, [])
  return (
    <html
      lang={locale}
      dir={locale === 'fa' ? 'rtl' : 'ltr'}
      data-theme={data?.shop.dark_mode ? 'dark' : undefined}
      data-save-data={data?.savesData}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: head }} />
        <style
          id={THEME_ID}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: css.theme }}
        />
        <PageHead data={data} />
        <RouterLinks />
      </head>
      <body>
        <SaveDataContext value={data?.savesData ?? false}>{children}</SaveDataContext>
        <StructuredDataScript />
        <ScrollRestoration nonce={nonce} />
        <LeavingWatch />
        <RouterScripts nonce={nonce} />
        {css.shop && (
          <style
            id={SHOP_CSS_ID}
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: css.shop }}
          />
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <FollowProvider>
      <Outlet />
    </FollowProvider>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <FollowProvider>
    <RootError error={error} />
  </FollowProvider>
)
