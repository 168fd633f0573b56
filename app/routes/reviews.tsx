import { data, href } from 'react-router'
import { pageDescription } from '#common/page-description.ts'
import { pageContext } from '../context.ts'
import { loadReviewed } from '../features/reviews/load-reviewed-product.ts'
import { reviewsData } from '../features/reviews/reviews-data.ts'
import { HydrateWhenIdle, hydrateWhenIdle, loadBeside } from '../first-view/hydrate-when-idle.tsx'
import { readPayload, toPayload } from '../first-view/json-payload.ts'
import { m } from '../messages/paraglide/messages.js'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { pageTitle } from '../shared/pages/seo/page-title.ts'
import { loadReviews } from '../shared/reviews/load-reviews.ts'
import { MANY_REVIEWS, readReviewsState, reviewsSearch } from '../shared/reviews/reviews-state.ts'
import { structuredDataContext } from '../structured-data.tsx'
import { formatNumber } from '../ui/digits.ts'
import type { Route } from './+types/reviews.ts'

export const handle = {
  cache: 'public',
  search: (params) => reviewsSearch(readReviewsState(params)),
} satisfies RouteHandle

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const visit = context.get(pageContext)
  const { store } = visit
  const product = await loadReviewed(store, params.id)
  if (!product) throw data(null, { status: 404 })
  const state = readReviewsState(url.searchParams)
  const reviews = await loadReviews(store, product.id, state, MANY_REVIEWS)
  const canonical = href('/reviews/:id', { id: String(product.id) })
  context.set(structuredDataContext, () => reviewsData(visit, { product, reviews, path: canonical }))
  return {
    page: toPayload({ product, reviews, state }),
    description: pageDescription({
      name: pageTitle(product.name, state.page),
      text: m.product_reviews_text({ name: product.name, count: formatNumber(reviews.total) }),
      facts: reviews.items.map(({ text }) => text),
    }),
    languages: product.languages,
    canonical,
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, {})
  const { product, reviews, state } = readPayload(loaderData.page)
  const { name, image } = product
  return pageMeta(matches, {
    title: pageTitle(m.product_reviews_of({ name }), state.page),
    description: loaderData.description,
    image: image?.src,
    hidden: reviews.total === 0,
  })
}

const reviewsScreen = hydrateWhenIdle(
  async () => (await import('../features/reviews/reviews-screen.tsx')).ReviewsScreen,
)

export const clientMiddleware = [loadBeside(reviewsScreen)]

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <HydrateWhenIdle part={reviewsScreen} {...readPayload(loaderData.page)} />
}
