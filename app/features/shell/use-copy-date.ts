import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { CACHED_ANSWER } from '#app/device/service-worker.ts'

/** By path and query of a page: when the copy of its data was fetched. */
const copyDates = new Map<string, number>()
const listeners = new Set<() => void>()

/** When an answer of the worker's cache was fetched; undefined for one from the network. */
const sinceOf = ({ serverTiming }: PerformanceResourceTiming): number | undefined => {
  const cached = serverTiming.find(({ name }) => name === CACHED_ANSWER)
  return cached && Number(cached.description)
}

const note = (page: string, since: number | undefined): void => {
  if (since) copyDates.set(page, since)
  else copyDates.delete(page)
}

/** The page that a request of the router is for. */
const pageOf = (url: URL): string => {
  url.searchParams.delete('_routes')
  return url.pathname.replace(/(\/_)?\.data$/, '') + url.search
}

const currentPage = (): string => location.pathname.replace(/\/$/, '') + location.search

const watch = (): void => {
  for (const entry of performance.getEntriesByType('navigation')) {
    note(currentPage(), sinceOf(entry as PerformanceNavigationTiming))
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const url = new URL(entry.name)
      if (url.pathname.endsWith('.data')) note(pageOf(url), sinceOf(entry))
    }
    for (const listener of listeners) listener()
  }).observe({ type: 'resource', buffered: true })
}
if (!import.meta.env.SSR && 'PerformanceObserver' in globalThis) watch()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Since when the page is as it is shown, where that is not now: it is a copy, or the network is gone. */
export const useCopyDate = (): number | null => {
  const { key } = useLocation()
  const [arrived, setArrived] = useState({ key, at: 0 })
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const since = useSyncExternalStore(
    subscribe,
    () => copyDates.get(currentPage()),
    () => undefined,
  )
  useEffect(() => setArrived({ key, at: Date.now() }), [key])
  if (since) return since
  return isOnline || arrived.key !== key ? null : arrived.at
}
