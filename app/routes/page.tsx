import { data } from 'react-router'
import { StoreError } from '../../store-api/client/store-client.ts'
import { pageContext } from '../context.ts'
import { Article } from '../features/content/article.tsx'
import { Missing } from '../features/content/missing.tsx'
import { m } from '../messages/paraglide/messages.js'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/page.ts'

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  if (!/^\d{1,10}$/.test(params.id)) return data(null, { status: 404 })
  try {
    const page = await store.page(Number(params.id))
    return { title: page.title.rendered, html: page.content.rendered, excerpt: page.excerpt.rendered }
  } catch (error) {
    if (error instanceof StoreError && error.status < 500 && error.status > 0)
      return data(null, { status: 404 })
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? m.content_missing_title(),
    description: loaderData?.excerpt,
    hidden: !loaderData,
  })

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Article title={loaderData.title} html={loaderData.html} /> : <Missing />
}
