/** Texts by key, nested; the English ones are the shape that the Persian ones have to have. */
export interface Texts {
  [key: string]: string | Texts
}

/** The same keys with other texts: a key that one language lacks is an error of types. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }
