import { create } from 'zustand'

const KEY = 'compare'

/** A product that may be compared, with the ids of its categories. */
export interface Comparable {
  id: number
  categories: number[]
}

interface Comparison {
  /** cards show whether their product is chosen */
  isChoosing: boolean
  chosen: Comparable[]
}

const nothing: Comparison = { isChoosing: false, chosen: [] }
const current = create<Comparison>(() => nothing)
let isRead = false

const write = (state: Comparison): void => {
  current.setState(state)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state.chosen))
  } catch {
    // a browser that keeps nothing has the choice for this page
  }
}

/** Products chosen for a comparison: they stay with the tab, through reloads, and are forgotten with it. */
export const comparison = {
  useChosen: () => current(({ chosen }) => chosen),
  useIsChoosing: () => current(({ isChoosing }) => isChoosing),
  useHas: (id: number) => current(({ chosen }) => chosen.some((one) => one.id === id)),
  load: () => {
    if (isRead) return
    isRead = true
    try {
      const chosen: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
      if (Array.isArray(chosen) && chosen[0]?.id) current.setState({ isChoosing: true, chosen })
    } catch {
      // nothing was chosen that can be read
    }
  },
  toggleChoosing: () => current.setState(({ isChoosing }) => ({ isChoosing: !isChoosing })),
  get: () => current.getState().chosen,
  set: (chosen: Comparable[]) => write({ ...current.getState(), chosen }),
  clear: () => write(nothing),
}
