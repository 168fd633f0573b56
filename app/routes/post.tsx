import { pageDescription, plainText } from '#common/page-description.ts'
import { pageContext } from '../context.ts'
import { Article } from '../features/content/article.tsx'
import { articleData } from '../features/content/article-data.ts'
import { COMMENTS_PAGE, COMMENTS_PER_PAGE } from '../features/content/comment-pages.ts'
import { Comments } from '../features/content/comments.tsx'
import { toPostCard } from '../features/content/post-card.ts'
import { PostGrid } from '../features/content/post-grid.tsx'
import { m } from '../messages/paraglide/messages.js'
import { loadUnlessShown } from '../shared/pages/history/shown-screens.ts'
import { pageOf, readPageSearch } from '../shared/pages/reading/read-page.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { loadSeoHead } from '../shared/pages/seo/load-seo-head.server.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { structuredDataContext } from '../structured-data.tsx'
import type { Route } from './+types/post.ts'
import { Nowhere, nowhere } from './nowhere.tsx'

/** of the query a post reads how far its comments are read */
export const handle = {
  cache: 'public',
  search: (params) => readPageSearch(params, COMMENTS_PAGE),
} satisfies RouteHandle

export const loader = async ({ params, context, url }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const { store } = page
  const [settings, post, seo] = await Promise.all([
    store.settings(),
    store.postBySlug(params.slug),
    loadSeoHead(page, url),
  ])
  if (!settings.news_page || !post) return nowhere(page)
  const commentPage = pageOf(url.searchParams, COMMENTS_PAGE)
  const [related, comments] = await Promise.all([
    store.posts({ categories: post.categories?.[0], exclude: post.id, per_page: 3 }),
    store.comments({ post: post.id, page: commentPage, per_page: COMMENTS_PER_PAGE }),
  ])
  if (commentPage > Math.max(1, comments.totalPages)) return nowhere(page)
  const card = toPostCard(post)
  context.set(structuredDataContext, () => articleData(post, settings, page))
  return {
    card,
    html: post.content.rendered,
    description: pageDescription({
      name: card.title,
      text: post.excerpt.rendered || post.content.rendered,
      facts: [card.category ?? undefined],
      fillers: [settings.site_name, settings.site_description],
    }),
    related: related.items.map(toPostCard),
    comments: comments.items.map((comment) => ({
      ...comment,
      author_name: plainText(comment.author_name),
    })),
    commentPage,
    commentPages: comments.totalPages,
    open: post.comment_status === 'open',
    languages: post.languages ?? [],
    ...seo,
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadUnlessShown(serverLoader)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if ('nowhere' in loaderData) return pageMeta(matches, { title: m.shell_not_found_title(), hidden: true })
  const { card, description } = loaderData
  return pageMeta(matches, {
    title: card.title,
    description,
    image: card.image?.src,
    type: 'article',
  })
}

export default function PostRoute({ loaderData }: Route.ComponentProps) {
  if ('nowhere' in loaderData) return <Nowhere page={loaderData.nowhere} />
  const { card, html, related, comments, commentPage, commentPages, open } = loaderData
  return (
    <Article title={card.title} html={html} card={card}>
      <Comments
        key={card.id}
        post={card.id}
        comments={comments}
        page={commentPage}
        pages={commentPages}
        open={open}
      />
      {related.length > 0 && (
        <section>
          <h2>{m.content_related()}</h2>
          <PostGrid posts={related} />
        </section>
      )}
    </Article>
  )
}
