import { pageDescription, plainText } from '#common/page-description.ts'
import { isSwitchedOn, screenOfPage } from '#common/page-screen.ts'
import { pageContext } from '../context.ts'
import { Article } from '../features/content/article.tsx'
import { notFound, orNotFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { loadSeoHead } from '../shared/pages/seo/load-seo-head.server.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/page.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

export const loader = async ({ params, context, url }: Route.LoaderArgs) => {
  const visit = context.get(pageContext)
  const { store } = visit
  if (!/^\d{1,10}$/.test(params.id)) throw notFound()
  const [page, settings, seo] = await Promise.all([
    store.page(Number(params.id)).catch(orNotFound),
    store.settings(),
    loadSeoHead(visit, url),
  ])
  if (!isSwitchedOn({ type: 'page', slug: page.slug }, settings)) throw notFound()
  const content = page.content.rendered
  const screen = screenOfPage({ id: page.id, slug: page.slug, content }, settings)
  return {
    title: plainText(page.title.rendered),
    html: content,
    description: pageDescription({
      name: page.title.rendered,
      text: page.excerpt.rendered || content,
      fillers: [settings.site_name, settings.site_description],
    }),
    ...(screen
      ? { canonical: screen, languages: settings.screen_languages?.[screen] }
      : { languages: page.languages ?? [] }),
    ...seo,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData.title, description: loaderData.description })

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <Article title={loaderData.title} html={loaderData.html} />
}
