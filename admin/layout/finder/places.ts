import type { MenuEntry } from '#admin/areas/area.ts'
import { AREAS } from '#admin/areas/areas.ts'
import { foldPersian } from '#common/persian.ts'

export interface Place extends MenuEntry {
  /** its label in the language of the page */
  name: string
}

/** The places whose names have what was typed. */
export const findPlaces = (
  typed: string,
  translate: (key: string) => string,
  permitted: (entry: MenuEntry) => boolean,
): Place[] => {
  const wanted = foldPersian(typed)
  return AREAS.flatMap(({ menu = [] }) => menu)
    .filter(permitted)
    .map((entry) => ({ ...entry, name: translate(entry.label) }))
    .filter(({ name }) => foldPersian(name).includes(wanted))
}
