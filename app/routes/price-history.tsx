import { data } from 'react-router'
import { LONGEST_HISTORY } from '#store-api/contract/longest-history.ts'
import { pageContext } from '../context.ts'
import { PriceHistoryScreen } from '../features/product/price-history/price-history-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { useRootData } from '../shared/settings/root-data.ts'
import type { Route } from './+types/price-history.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const product = await store.productBySlug(params.slug)
  if (!product) throw data(null, { status: 404 })
  const { steps } = await store.priceHistory(product.id, LONGEST_HISTORY)
  return { product: { name: product.name, slug: product.slug }, steps, languages: product.languages }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? m.price_history_of({ name: loaderData.product.name }) : '',
    hidden: true,
  })

export default function PriceHistoryRoute({ loaderData: { product, steps } }: Route.ComponentProps) {
  return <PriceHistoryScreen product={product} steps={steps} now={useRootData()?.now ?? 0} />
}
