import { pageContext } from '../context.ts'
import { DownloadsScreen } from '../features/orders/downloads-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { requireCustomer } from '../shared/account/require-customer.ts'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/downloads.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const settings = await page.store.settings()
  if (!settings.downloads) throw notFound()
  return { downloads: await requireCustomer(page, request, (store) => store.downloads()) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.orders_downloads_title(), hidden: true })

export default function DownloadsRoute({ loaderData }: Route.ComponentProps) {
  useFollowCustomer()
  return <DownloadsScreen {...loaderData} />
}
