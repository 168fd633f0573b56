import type { PageContext } from '../context.ts'
import { hasNothing, loadSections } from '../features/home/load-home.ts'
import { toPayload } from '../first-view/json-payload.ts'

export const loadHomePage = async ({ store }: Pick<PageContext, 'store'>) => {
  const settings = await store.settings()
  const { search_element_background: background, search_element_color: color } = settings
  const sections = await loadSections(store, settings)
  return {
    sections: toPayload(sections),
    isEmpty: await hasNothing(store, sections),
    search: { background, color },
  }
}

export type HomePage = Awaited<ReturnType<typeof loadHomePage>>
