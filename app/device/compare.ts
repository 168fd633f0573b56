import { create } from 'zustand'
import { MOST_COMPARED } from '#common/most-compared.ts'

const KEY = 'compare'

interface Comparison {
  /** cards show whether their product is chosen */
  isChoosing: boolean
  ids: number[]
}

const nothing: Comparison = { isChoosing: false, ids: [] }
const chosen = create<Comparison>(() => nothing)
let isRead = false

const write = (state: Comparison): void => {
  chosen.setState(state)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state.ids))
  } catch {
    // a browser that keeps nothing has the choice for this page
  }
}

/** Products chosen for a comparison: they stay with the tab, through reloads, and are forgotten with it. */
export const comparison = {
  useIds: () => chosen(({ ids }) => ids),
  useIsChoosing: () => chosen(({ isChoosing }) => isChoosing),
  useHas: (id: number) => chosen(({ ids }) => ids.includes(id)),
  load: () => {
    if (isRead) return
    isRead = true
    try {
      const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
      if (!Array.isArray(ids) || !ids.length) return
      chosen.setState({ isChoosing: true, ids: ids.filter(Number.isSafeInteger).slice(0, MOST_COMPARED) })
    } catch {
      // nothing was chosen that can be read
    }
  },
  toggleChoosing: () => chosen.setState(({ isChoosing }) => ({ isChoosing: !isChoosing })),
  /** Answers false where no more fit. */
  toggle: (id: number): boolean => {
    const { ids, isChoosing } = chosen.getState()
    if (ids.includes(id)) write({ isChoosing, ids: ids.filter((one) => one !== id) })
    else if (ids.length < MOST_COMPARED) write({ isChoosing, ids: [...ids, id] })
    else return false
    return true
  },
  clear: () => write(nothing),
}
