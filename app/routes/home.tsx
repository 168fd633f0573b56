import { pageContext } from '../context.ts'
import { describeHome } from '../features/home/describe-home.ts'
import { homeCode } from '../features/home/home.tsx'
import { homeData } from '../features/home/home-data.ts'
import { loadBeside } from '../first-view/hydrate-when-idle.tsx'
import { loadUnlessShown } from '../shared/pages/history/shown-screens.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { loadSeoHead } from '../shared/pages/seo/load-seo-head.server.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { structuredDataContext } from '../structured-data.tsx'
import type { Route } from './+types/home.ts'
import { HomeScreen } from './home-screen.tsx'
import { loadHomePage } from './load-home-page.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const [home, seo, settings, categories] = await Promise.all([
    loadHomePage(page),
    loadSeoHead(page, url),
    page.store.settings(),
    page.store.categories(),
  ])
  context.set(structuredDataContext, () => homeData(settings, page))
  const image = settings.banners[0]?.image.src
  return { ...home, description: describeHome(settings, categories), image, ...seo }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadUnlessShown(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { description: loaderData?.description, image: loaderData?.image })

export const clientMiddleware = [loadBeside(homeCode)]

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen page={loaderData} />
}
