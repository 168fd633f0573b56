import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { firstUse } from '#app/first-view/first-interaction.ts'
import { keepStyleSheets, type RouteFiles } from '#app/first-view/keep-style-sheets.ts'
import { codeLoadedAtIdle, loadAtIdle } from '#app/first-view/load-at-idle.ts'
import { PRODUCT_ROUTE } from './product-data-ahead.ts'
import { followIntent, followProductsInView } from './products-in-view.ts'

const TRIES = 10
const PAUSE = 500
/** ms; whoever looks at a page for so long will go on */
const STAYS = 6000

const filesOfProduct = (): RouteFiles | undefined => window.__reactRouterManifest?.routes[PRODUCT_ROUTE]

const fetchAhead = (href: string): void => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

/** The router learns of its routes from the links of the page, a little after it has hydrated them. */
const findFiles = async (): Promise<RouteFiles | undefined> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const files = filesOfProduct()
    if (files) return files
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return undefined
}

const prefetchProductScreen = async (): Promise<void> => {
  if (!document.querySelector('main a[href*="/product/"]')) return
  const files = await findFiles()
  if (!files) return
  for (const href of [files.module, ...(files.imports ?? [])]) fetchAhead(href)
  // it asks for its own parts then
  await import(/* @vite-ignore */ files.module)
}

/** The time when that is done, for those who measure. */
const PRODUCT_SCREEN_LOADED = 'product-screen-loaded'

const stays = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STAYS))

const prefetchLater = async (): Promise<void> => {
  await Promise.race([firstUse(), stays()])
  loadAtIdle(async () => {
    await prefetchProductScreen()
    performance.mark(PRODUCT_SCREEN_LOADED)
  })
  await codeLoadedAtIdle()
  keepStyleSheets()
}

let prefetched: Promise<void> | undefined

/**
 * Fetches and runs the code of the screen that most taps lead to, once the page is used or looked at for a while and the
 * device is idle, and then the data of the products in view; of those that a finger or pointer comes near, at once. The
 * router's own prefetching would load the document again where there is no network, and fetches no data of a route that has
 * a loader of the browser's. Nothing of it where data is saved.
 */
export const PrefetchProductScreen = (): null => {
  const { pathname, search } = useLocation()
  const shown = useMatches().map(({ id }) => id)
  useEffect(followIntent, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has other products in view
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    keepStyleSheets(shown)
    prefetched ??= prefetchLater()
    void prefetched.then(() => {
      if (!isGone) stop = followProductsInView()
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [pathname, search])
  return null
}
