import { pageContext } from '../context.ts'
import { homeCode } from '../features/home/home.tsx'
import { loadBeside } from '../first-view/hydrate-when-idle.tsx'
import { m } from '../messages/paraglide/messages.js'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/not-found.ts'
import { Nowhere, nowhere } from './nowhere.tsx'

export const handle = { cache: 'public' } satisfies RouteHandle

export const loader = ({ context }: Route.LoaderArgs) => nowhere(context.get(pageContext))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.shell_not_found_title(), hidden: true })

export const clientMiddleware = [loadBeside(homeCode)]

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <Nowhere page={loaderData.nowhere} />
}
