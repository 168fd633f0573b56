import { pageContext } from '../context.ts'
import { homeCode } from '../features/home/home.tsx'
import { homeData } from '../features/home/home-data.ts'
import { loadBeside } from '../first-view/hydrate-when-idle.tsx'
import { loadSeoHead } from '../shared/pages/load-seo-head.server.ts'
import { pageMeta, rootDataOf } from '../shared/pages/page-meta.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { loadUnlessShown } from '../shared/pages/shown-screens.ts'
import type { Route } from './+types/home.ts'
import { HomeScreen } from './home-screen.tsx'
import { loadHomePage } from './load-home-page.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const [home, seo] = await Promise.all([loadHomePage(page), loadSeoHead(page, url)])
  return { ...home, ...seo }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadUnlessShown(serverLoader)

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = rootDataOf(matches)
  return pageMeta(matches, { data: root ? homeData(root) : [] })
}

export const clientMiddleware = [loadBeside(homeCode)]

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen page={loaderData} />
}
