import type { Page } from '@playwright/test'

/** Where the tabs of a page stand in the window, in px, by their names without counts. */
export const tabPlaces = async (page: Page): Promise<Record<string, number[]>> => {
  const tabs: [string, number[]][] = await page.getByRole('tab').evaluateAll((all) =>
    all.map((tab) => {
      const { x, width } = tab.getBoundingClientRect()
      const name = tab.textContent.replace(/\(.*\)/, '').trim()
      return [name, [Math.round(x), Math.round(width)]]
    }),
  )
  return Object.fromEntries(tabs)
}
