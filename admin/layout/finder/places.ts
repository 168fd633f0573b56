import type { Place } from '#admin/areas/area.ts'
import { AREAS } from '#admin/areas/areas.ts'
import { foldPersian } from '#common/persian.ts'

/** Something with a name that leads somewhere. */
export interface NamedPlace {
  to: string
  /** in the language of the page */
  name: string
}

/** Those whose names have every word that was typed. */
export const withWords = <T extends NamedPlace>(places: readonly T[], typed: string): T[] => {
  const words = foldPersian(typed).split(' ')
  return places.filter(({ name }) => words.every((word) => foldPersian(name).includes(word)))
}

/** The screens whose names have what was typed. */
export const findPlaces = (
  typed: string,
  translate: (key: string) => string,
  permitted: (entry: Place) => boolean,
): NamedPlace[] =>
  withWords(
    AREAS.flatMap(({ menu = [], places = [] }): Place[] => [...menu, ...places])
      .filter(permitted)
      .map(({ to, label }) => ({ to, name: translate(label) })),
    typed,
  )
