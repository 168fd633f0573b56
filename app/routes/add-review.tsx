import { useEffect } from 'react'
import { data } from 'react-router'
import { StoreError } from '#store-api/client/store-client.ts'
import { pageContext } from '../context.ts'
import { hasFormDraft } from '../device/forms/form-draft-keys.ts'
import { loadReviewed } from '../features/reviews/load-reviewed-product.ts'
import { type ReviewAnswer, readPhotos, readReview, reviewDraft } from '../features/reviews/review-input.ts'
import { startHydration } from '../first-view/first-interaction.ts'
import { HydrateWhenIdle, hydrateWhenIdle, loadBeside } from '../first-view/hydrate-when-idle.tsx'
import { readPayload, toPayload } from '../first-view/json-payload.ts'
import { m } from '../messages/paraglide/messages.js'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/add-review.ts'

export const handle = { cache: 'form', files: 'signed-in' } satisfies RouteHandle

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { store, xsrf, signedIn } = context.get(pageContext)
  const product = await loadReviewed(store, params.id)
  if (!product) throw data(null, { status: 404 })
  const rights = signedIn ? await store.reviewRights(product.id).catch(() => null) : null
  return { product: toPayload(product), rights, name: product.name, xsrf }
}

/** The form without script. */
export const action = async ({ context, params, request }: Route.ActionArgs): Promise<ReviewAnswer> => {
  const { store } = context.get(pageContext)
  const form = await readForm(request)
  if (!form) {
    return { values: readReview(new FormData()), failure: { status: 400, code: '', params: {} } }
  }
  const values = readReview(form)
  try {
    const { status } = await store.writeReview({ product_id: Number(params.id), ...values }, readPhotos(form))
    return { sent: status }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return { values, failure: { status: error.status, code: error.code, params: error.params } }
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: m.product_review_of({ name: loaderData?.name ?? '' }),
    hidden: true,
  })

const addReviewScreen = hydrateWhenIdle(
  async () => (await import('../features/reviews/add-review-screen.tsx')).AddReviewScreen,
)

export const clientMiddleware = [loadBeside(addReviewScreen)]

export default function AddReviewRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { product, rights, xsrf } = loaderData
  const { id } = params
  useEffect(() => {
    // what was typed is shown before anybody touches the page
    if (hasFormDraft(reviewDraft(id))) startHydration()
  }, [id])
  return (
    <HydrateWhenIdle
      part={addReviewScreen}
      product={readPayload(product)}
      rights={rights}
      xsrf={xsrf}
      answer={actionData}
    />
  )
}
