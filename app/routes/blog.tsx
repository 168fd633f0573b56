import { pageDescription } from '#common/page-description.ts'
import { pageContext } from '../context.ts'
import { BlogPage } from '../features/content/blog-page.tsx'
import { toCategoryLinks, toPostCard } from '../features/content/post-card.ts'
import { m } from '../messages/paraglide/messages.js'
import { loadUnlessShown } from '../shared/pages/history/shown-screens.ts'
import { notFound, orNotFound } from '../shared/pages/not-found.ts'
import { readPage, readPageSearch } from '../shared/pages/reading/read-page.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { pageTitle } from '../shared/pages/seo/page-title.ts'
import type { Route } from './+types/blog.ts'

export const handle = { cache: 'public', search: readPageSearch } satisfies RouteHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const page = readPage(request.url)
  const { news_page, site_name, site_description } = await store.settings()
  if (!news_page) throw notFound()
  const [posts, categories, sticky] = await Promise.all([
    store.posts({ page, per_page: 12, sticky: false }).catch(orNotFound),
    store.postCategories(),
    page === 1 ? store.posts({ sticky: true, per_page: 6 }) : { items: [] },
  ])
  const cards = [...sticky.items, ...posts.items].map(toPostCard)
  return {
    description: pageDescription({
      name: pageTitle(m.content_blog_title(), page),
      text: m.content_blog_text(),
      facts: [cards.map(({ title }) => title).join(m.product_list_separator())],
      fillers: [site_name, site_description],
    }),
    page,
    sticky: sticky.items.map(toPostCard),
    totalPages: posts.totalPages,
    posts: posts.items.map(toPostCard),
    categories: toCategoryLinks(categories),
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadUnlessShown(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: pageTitle(m.content_blog_title(), loaderData?.page),
    description: loaderData?.description,
    image: loaderData?.posts[0]?.image?.src,
  })

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage title={m.content_blog_title()} text={m.content_blog_text()} {...loaderData} />
}
