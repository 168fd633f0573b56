/** SQLite takes 32,766 values in one statement; so many rows of up to thirty columns are always few enough. */
const CHUNK = 1000

/** A list of any length in parts that a statement can name one by one. */
export function* chunksOf<T>(list: readonly T[]): Generator<T[]> {
  for (let start = 0; start < list.length; start += CHUNK) yield list.slice(start, start + CHUNK)
}
