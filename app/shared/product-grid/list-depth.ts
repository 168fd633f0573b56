/** How far down a list somebody was when it was left: what was fetched is forgotten when a page is loaded again, not this. */
export interface ListDepth {
  /** the page of the list that was in view */
  page: number
  /** px from the top of that page's first product to the top of the screen */
  offset: number
  /** the pages that the screen showed something of */
  from: number
  to: number
}

const KEY = 'list_depth'
/** places of the history; those that were left longest ago are forgotten */
const MOST = 20

/** Left since the page was loaded: such a place comes back by itself, with all that was fetched there. */
const leftHere = new Set<string>()

const kept = (): Record<string, ListDepth> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** @param depth null where the list was not in view */
export const keepDepth = (place: string, depth: ListDepth | null): void => {
  leftHere.add(place)
  const { [place]: _, ...others } = kept()
  const latest = Object.entries({ ...others, ...(depth && { [place]: depth }) }).slice(-MOST)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)))
  } catch (error) {
    console.info('the place in the list is not kept', error)
  }
}

/** Where a place of the history was left before the page was loaded. */
export const depthAt = (place: string): ListDepth | null =>
  leftHere.has(place) ? null : (kept()[place] ?? null)
