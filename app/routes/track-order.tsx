import { StoreError } from '../../store-api/client/store-client.ts'
import { pageContext } from '../context.ts'
import { TrackOrder } from '../features/tracking/track-order.tsx'
import { m } from '../messages/paraglide/messages.js'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/track-order.ts'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const search = new URL(request.url).searchParams
  const query = { number: search.get('number')?.trim() ?? '', contact: search.get('contact')?.trim() ?? '' }
  if (!query.number || !query.contact) return { query, order: null, refusal: null }
  try {
    return { query, order: await store.trackOrder(query), refusal: null }
  } catch (error) {
    if (!(error instanceof StoreError) || error.status >= 500) throw error
    return {
      query,
      order: null,
      refusal: error.status === 429 ? ('throttled' as const) : ('not_found' as const),
    }
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.checkout_track_title(), hidden: true })

export default function TrackOrderRoute({ loaderData }: Route.ComponentProps) {
  return <TrackOrder {...loaderData} />
}
