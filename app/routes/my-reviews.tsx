import { pageContext } from '../context.ts'
import { MyReviewsScreen } from '../features/reviews/my-reviews-screen.tsx'
import { toOwnReviews } from '../features/reviews/own-reviews.ts'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { requireCustomer } from '../shared/account/require-customer.ts'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/my-reviews.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

const PER_PAGE = 20

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > 10_000) throw notFound()
  const own = await requireCustomer(context.get(pageContext), request, (store) =>
    store.ownReviews({ page, per_page: PER_PAGE }),
  )
  const pages = Math.max(1, Math.ceil(own.total / PER_PAGE))
  if (page > pages) throw notFound()
  return { ...toOwnReviews(own), page, pages }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.reviews_mine(), hidden: true })

export default function MyReviewsRoute({ loaderData }: Route.ComponentProps) {
  useFollowCustomer()
  return <MyReviewsScreen {...loaderData} />
}
