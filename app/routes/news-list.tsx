import { href } from 'react-router'
import { pageDescription, plainText } from '#common/page-description.ts'
import { pageContext } from '../context.ts'
import { BlogPage } from '../features/content/blog-page.tsx'
import { toCategoryLinks, toPostCard } from '../features/content/post-card.ts'
import { m } from '../messages/paraglide/messages.js'
import { notFound, orNotFound } from '../shared/pages/not-found.ts'
import { readPage, readPageSearch } from '../shared/pages/reading/read-page.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { loadSeoHead } from '../shared/pages/seo/load-seo-head.server.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { pageTitle } from '../shared/pages/seo/page-title.ts'
import type { Route } from './+types/news-list.ts'

export const handle = { cache: 'public', search: readPageSearch } satisfies RouteHandle

export const loader = async ({ request, params, context, url }: Route.LoaderArgs) => {
  const visit = context.get(pageContext)
  const { store } = visit
  const page = readPage(request.url)
  const [settings, categories, seo] = await Promise.all([
    store.settings(),
    store.postCategories(),
    loadSeoHead(visit, url),
  ])
  const category = categories.find(({ id }) => String(id) === params.id)
  if (!settings.news_page || !category) throw notFound()
  const title = plainText(category.name)
  const posts = await store.posts({ categories: category.id, page, per_page: 12 }).catch(orNotFound)
  return {
    languages: category.languages ?? [],
    canonical: href('/news-list/:id/:name', { id: params.id, name: category.slug }),
    page,
    description: pageDescription({
      name: pageTitle(title, page),
      text: category.description,
      facts: [posts.items.map((post) => post.title.rendered).join(m.product_list_separator())],
      fillers: [settings.site_name, settings.site_description],
    }),
    title,
    text: plainText(category.description),
    activeCategory: category.id,
    totalPages: posts.totalPages,
    posts: posts.items.map(toPostCard),
    categories: toCategoryLinks(categories),
    ...seo,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: pageTitle(loaderData.title, loaderData.page),
    description: loaderData.description,
  })

export default function NewsList({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />
}
