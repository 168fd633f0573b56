import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pageContext } from '../context.ts'
import { errorTitle } from '../features/shell/errors/error-title.ts'
import { FailedScreen } from '../features/shell/errors/failed-screen.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { HydrateWhenIdle, hydrateWhenIdle } from '../first-view/hydrate-when-idle.tsx'
import { useShownScreens } from '../shared/pages/history/shown-screens.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { policiesOf } from '../shared/policies/policies.ts'
import { useConnectPage } from '../shared/settings/page-connection.ts'
import type { Route } from './+types/shop-layout.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const settings = await context.get(pageContext).store.settings()
  const { phone_numbers, footer_html } = settings
  return { phones: phone_numbers, html: footer_html, policies: policiesOf(settings) }
}

/** Of a screen that failed; the others have their own. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  pageMeta(matches, error ? { title: errorTitle(error), hidden: true } : {})

export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  actionStatus = 0,
}: ShouldRevalidateFunctionArgs): boolean => actionStatus < 500 && currentUrl.href === nextUrl.href

const searchField = hydrateWhenIdle(async () => (await import('../hydrated-on-every-screen.tsx')).SearchField)

// the same at every drawing, as is all that the shell is given: a navigation that begins draws nothing of it
const search = <HydrateWhenIdle part={searchField} id="wide-search" />
const outlet = <Outlet />

const nothing = { phones: [], html: '', policies: [] }

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  useConnectPage()
  useShownScreens()
  return (
    <Shell footer={loaderData} search={search}>
      {outlet}
    </Shell>
  )
}

/** A screen that failed stands inside the shell, where every way out is at hand. */
export const ErrorBoundary = ({ error, loaderData }: Route.ErrorBoundaryProps) => (
  <Shell footer={loaderData ?? nothing} search={search}>
    <FailedScreen error={error} />
  </Shell>
)
