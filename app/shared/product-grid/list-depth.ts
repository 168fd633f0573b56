/** How far down a list somebody was when the page was left: a reload forgets what was fetched, not this. */
export interface ListDepth {
  /** of the history, and its URL: a first visit has no place of its own */
  place: string
  /** the page of the list that was in view */
  page: number
  /** px from the top of that page's first product to the top of the screen */
  offset: number
}

const KEY = 'list_depth'

export const keepDepth = (depth: ListDepth): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(depth))
  } catch (error) {
    console.info('the place in the list is not kept', error)
  }
}

/** Given once: whoever comes again starts at the top. */
export const takeDepth = (place: string): ListDepth | null => {
  try {
    const depth = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ListDepth | null
    if (depth?.place !== place) return null
    sessionStorage.removeItem(KEY)
    return depth
  } catch {
    return null
  }
}
