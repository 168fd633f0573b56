import { data } from 'react-router'
import { StoreError } from '../../store-api/client/store-client.ts'
import { pageContext } from '../context.ts'
import { loadReviewed } from '../features/product/load-reviewed.ts'
import { type ReviewAnswer, readReview } from '../features/product/review-input.ts'
import { m } from '../messages/paraglide/messages.js'
import { beside, Deferred, deferred } from '../shop/deferred.tsx'
import { pack, unpack } from '../shop/packed.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/add-review.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { store, xsrf } = context.get(pageContext)
  const product = await loadReviewed(store, params.id)
  if (!product) throw data(null, { status: 404 })
  return { product: pack(product), name: product.name, xsrf }
}

/** The form without script. */
export const action = async ({ context, params, request }: Route.ActionArgs): Promise<ReviewAnswer> => {
  const { store } = context.get(pageContext)
  const values = readReview(await request.formData())
  try {
    const { status } = await store.writeReview({ product_id: Number(params.id), ...values })
    return { sent: status }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return { values, failure: { status: error.status, params: error.params } }
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: m.product_review_of({ name: loaderData?.name ?? '' }),
    hidden: true,
  })

const addReviewScreen = deferred(
  async () => (await import('../features/product/add-review-screen.tsx')).AddReviewScreen,
)

export const clientMiddleware = [beside(addReviewScreen)]

export default function AddReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product, xsrf } = loaderData
  return <Deferred part={addReviewScreen} product={unpack(product)} xsrf={xsrf} answer={actionData} />
}
