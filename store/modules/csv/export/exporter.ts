import type { Context } from '#store/context.ts'

/** A part of a file, and what is done once it is written. */
export interface Piece {
  text: string
  /** from where it goes on: JSON of the exporter's own */
  place: unknown
  /** how much of the work is done, of what `count` says */
  done: number
}

/** Writes one kind of things as a CSV file, from any place that it has come to before. */
export interface Exporter<W extends object = object> {
  /** how much work there is, in whatever unit pieces count it */
  count: (context: Context, wanted: W) => Promise<number>
  /** @param place of the last piece that is written; null at the beginning */
  write: (context: Context, about: { wanted: W; origin: string }, place: unknown) => AsyncGenerator<Piece>
}

/** The text of a whole file, for who reads it while it is written. */
export async function* wholeText(pieces: AsyncGenerator<Piece>): AsyncGenerator<string> {
  for await (const { text } of pieces) if (text) yield text
}
