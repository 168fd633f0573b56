import { href, redirect } from 'react-router'
import { pageContext } from '../context.ts'
import { postHref } from '../shared/links/links.ts'
import { notFound, orNotFound } from '../shared/pages/not-found.ts'
import { onlyParameters } from '../shared/pages/reading/page-search.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import type { Route } from './+types/news-detail.ts'

export const handle = {
  cache: 'public',
  search: (params) => onlyParameters(params, ['id', 'slug']),
} satisfies RouteHandle

/** The older URL of a post leads to its own; without a post, to all of them. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const { news_page } = await store.settings()
  if (!news_page) throw notFound()
  const id = url.searchParams.get('id')
  const slug = url.searchParams.get('slug')
  if (!id && !slug) throw redirect(href('/blog'))
  const query = slug ? { slug } : { include: /^\d{1,9}$/.test(id ?? '') ? Number(id) : 0 }
  const post = (await store.posts(query).catch(orNotFound)).items[0]
  if (!post) throw notFound()
  throw redirect(postHref(post.slug), 301)
}
