import { pageContext } from '../context.ts'
import { Article } from '../features/content/article.tsx'
import { notFound, orNotFound } from '../shared/pages/not-found.ts'
import { pageMeta } from '../shared/pages/page-meta.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import type { Route } from './+types/page.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  if (!/^\d{1,10}$/.test(params.id)) throw notFound()
  const page = await store.page(Number(params.id)).catch(orNotFound)
  return { title: page.title.rendered, html: page.content.rendered, excerpt: page.excerpt.rendered }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData.title, description: loaderData.excerpt })

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <Article title={loaderData.title} html={loaderData.html} />
}
