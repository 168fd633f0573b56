import { pageContext } from '../context.ts'
import { IntroScreen } from '../features/intro/intro-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/intro.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { intro } = await context.get(pageContext).store.settings()
  if (!intro.length) throw notFound()
  return { intro, canonical: null }
}

/** Where it opened by itself it stands for home, which machines that run script are not to be kept from. */
export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, { title: m.intro_title(), hidden: !location.state?.overHome })

export default function IntroRoute({ loaderData }: Route.ComponentProps) {
  return <IntroScreen cards={loaderData.intro} />
}
