import { useDeferredValue, useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pageContext } from '../context.ts'
import { AlertButton } from '../features/price-alerts/alert-button.tsx'
import { describeProduct } from '../features/product/describe-product.ts'
import { loadPopular, loadProductPage } from '../features/product/load-product.ts'
import { ProductPage } from '../features/product/product-page.tsx'
import { isChoice, readProductSearch, readReviewsPage } from '../features/product/product-search.ts'
import { HydrateWhenIdle, hydrateWhenIdle, loadBeside } from '../first-view/hydrate-when-idle.tsx'
import { readPayload, toPayload } from '../first-view/json-payload.ts'
import { loadAtIdle } from '../first-view/load-at-idle.ts'
import { m } from '../messages/paraglide/messages.js'
import { productData } from '../shared/links/product-data-ahead.ts'
import { loadUnlessShown } from '../shared/pages/history/shown-screens.ts'
import { nextFrame } from '../shared/pages/next-frame.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { loadSeoHead } from '../shared/pages/seo/load-seo-head.server.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { useSettled } from '../shared/pages/use-settled.ts'
import { takeTappedCard } from '../shared/product-card/tapped-card.ts'
import { structuredDataContext } from '../structured-data.tsx'
import type { Route } from './+types/product.ts'

export const handle = { cache: 'public', search: readProductSearch } satisfies RouteHandle

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const visit = context.get(pageContext)
  const { store } = visit
  const [page, seo] = await Promise.all([
    loadProductPage(store, params.slug, readReviewsPage(url.searchParams)),
    loadSeoHead(visit, url),
  ])
  if (page) {
    const { product } = page
    // what adorns the page must not take the page with it when it fails
    context.set(structuredDataContext, () =>
      store.structuredData(product.id).catch((error: unknown) => {
        visit.logError(error)
        return []
      }),
    )
    const description = describeProduct(page, await store.settings())
    return { page: toPayload(page), popular: [], description, languages: page.languages, ...seo }
  }
  return data(
    { page: null, canonical: null, popular: await loadPopular(store).catch(() => []) },
    { status: 404 },
  )
}

const loadPreview = () => import('../features/product/product-preview.tsx')
// its style sheet, too: one that comes with a tap has the whole list laid out again before anything else
loadAtIdle(loadPreview)

/** What was on its way to a screen and did not come. */
const lost = new WeakSet<object>()

/** Whoever taps a card sees at once what the card knows; the rest fills in. */
export const clientLoader = async ({ params, url, serverLoader }: Route.ClientLoaderArgs) => {
  const card = takeTappedCard(params.slug)
  if (!card) {
    const shown = await loadUnlessShown(serverLoader)
    const { whole } = shown as { whole?: object }
    return whole && lost.has(whole) ? serverLoader() : shown
  }
  const whole = productData(url.pathname, serverLoader)
  // whoever has left the screen by then hears of no failure; whoever comes back asks again
  whole.catch(() => lost.add(whole))
  await nextFrame()
  const { ProductPreview } = await loadPreview()
  return { name: card.name, preview: <ProductPreview product={card} />, whole }
}

const withoutChoice = ({ pathname, searchParams }: URL): string =>
  [pathname, ...[...searchParams].filter(([key]) => !isChoice(key))].join('&')

/** Choosing options changes the link, not what the page knows. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href !== nextUrl.href && withoutChoice(currentUrl) === withoutChoice(nextUrl)
    ? false
    : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData && 'whole' in loaderData) return pageMeta(matches, { title: loaderData.name })
  if (!loaderData?.page) return pageMeta(matches, { title: m.product_missing_title(), hidden: true })
  const { product } = readPayload(loaderData.page)
  const page = pageMeta(matches, {
    title: product.name,
    description: loaderData.description,
    image: product.images[0]?.src,
    type: 'product',
  })
  // for agents that shop: docs/feeds.md
  const href = `/product-data/${product.id}.json`
  return [...page, { tagName: 'link', rel: 'alternate', type: 'application/json', href }]
}

const detailsCode = hydrateWhenIdle(async () => (await import('./product-parts.tsx')).DetailsWithReviews)
const rowsCode = hydrateWhenIdle(
  async () => (await import('../features/product/product-rows.tsx')).ProductRows,
)
const missingCode = hydrateWhenIdle(
  async () => (await import('../features/product/product-missing.tsx')).ProductMissing,
)

export const clientMiddleware = [loadBeside(detailsCode), loadBeside(rowsCode)]

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>

interface WholeProps {
  loaded: Loaded
  slug: string
  /** false: only what is seen first, to be there sooner */
  hasAll?: boolean
}

const Whole = ({ loaded: { page: payload, popular }, slug, hasAll = true }: WholeProps) => {
  const page = payload && readPayload(payload)
  if (!page) return <HydrateWhenIdle part={missingCode} words={slug.replaceAll('-', ' ')} popular={popular} />
  return (
    <ProductPage
      key={page.product.id}
      data={page}
      alertButton={(target) => <AlertButton {...target} />}
      details={hasAll && <HydrateWhenIdle part={detailsCode} product={page.product} reviews={page.reviews} />}
    >
      {hasAll && (
        <HydrateWhenIdle
          part={rowsCode}
          related={page.related}
          upsells={page.upsells}
          crossSells={page.crossSells}
        />
      )}
    </ProductPage>
  )
}

const FilledIn = ({ isAtOnce, ...props }: WholeProps & { isAtOnce: boolean }) => (
  <Whole {...props} hasAll={useDeferredValue(true, isAtOnce)} />
)

type Shown = Route.ComponentProps['loaderData']

/**
 * The same elements whether the data came with the screen, after a tapped card or by a revalidation: what the visitor has
 * typed and chosen stays.
 */
const FillingIn = ({ shown, slug }: { shown: Shown; slug: string }) => {
  const isFilling = 'whole' in shown
  const settled = useSettled(isFilling ? shown.whole : undefined)
  const loaded = isFilling ? settled : shown
  // who comes back finds the place where they were
  const [isAtOnce] = useState(loaded !== undefined)
  if (loaded) return <FilledIn loaded={loaded} slug={slug} isAtOnce={isAtOnce} />
  return isFilling && shown.preview
}

export default function ProductScreen({ loaderData, params: { slug } }: Route.ComponentProps) {
  return <FillingIn key={slug} shown={loaderData} slug={slug} />
}
