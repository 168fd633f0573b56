import { useEffect } from 'react'
import { firstUse } from '#app/first-view/first-interaction.ts'
import { loadAtIdle } from '#app/first-view/load-at-idle.ts'

interface RouteFiles {
  module: string
  imports?: string[]
  css?: string[]
}

declare global {
  interface Window {
    /** of React Router: the files of the routes that links of this page lead to */
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> }
  }
}

const PRODUCT = 'routes/product'
const TRIES = 10
const PAUSE = 500
/** ms; whoever looks at a page for so long will go on */
const STAYS = 6000

const fetchAhead = (rel: 'modulepreload' | 'prefetch', href: string): void => {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
}

/** The router learns of its routes from the links of the page, a little after it has hydrated them. */
const findFiles = async (): Promise<RouteFiles | undefined> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const files = window.__reactRouterManifest?.routes[PRODUCT]
    if (files) return files
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return undefined
}

const prefetchProductScreen = async (): Promise<void> => {
  if (!document.querySelector('main a[href*="/product/"]')) return
  const files = await findFiles()
  if (!files) return
  for (const href of files.css ?? []) fetchAhead('prefetch', href)
  for (const href of [files.module, ...(files.imports ?? [])]) fetchAhead('modulepreload', href)
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
}

/**
 * Fetches and runs the code of the screen that most taps lead to, once the page is used or looked at for a while and the
 * device is idle. The router's own prefetching would load the page anew where there is no network.
 */
export const PrefetchProductScreen = (): null => {
  useEffect(() => void prefetchLater(), [])
  return null
}
