import { use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { pageContext } from './context.ts'
import { getLocale } from './messages/paraglide/runtime.js'
import { NonceContext } from './nonce.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { store, homeLocale } = context.get(pageContext)
  const settings = await store.settings()
  return { siteName: settings.site_name, homeLocale }
}

export const Layout = ({ children }: { children: React.ReactNode }) => {
  const nonce = use(NonceContext)
  const locale = getLocale()
  return (
    <html lang={locale} dir={locale === 'fa' ? 'rtl' : 'ltr'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
