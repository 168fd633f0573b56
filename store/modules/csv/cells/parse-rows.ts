import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { unguardFormula } from './texts.ts'

/** What a file may be written in; the one of Persian spreadsheets of before is the second. */
export const ENCODINGS = ['UTF-8', 'windows-1256', 'windows-1252', 'utf-16le'] as const
export type Encoding = (typeof ENCODINGS)[number]

const MOST_COLUMNS = 500
const LONGEST_ROW = 1024 * 1024
/** bytes that are parsed at once: others have their turn in between */
const AT_ONCE = 16 * 1024

/** Why a file is not read on. */
export class UnreadableFile extends Error {
  readonly reason: 'encoding' | 'row_too_long' | 'too_many_columns' | 'quotes'

  constructor(reason: UnreadableFile['reason']) {
    super(`unreadable file: ${reason}`)
    this.reason = reason
  }
}

async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const piece of bytes) {
      for (let at = 0; at < piece.byteLength; at += AT_ONCE) {
        yield decoder.decode(piece.subarray(at, at + AT_ONCE), { stream: true })
        await setImmediate()
      }
    }
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? new UnreadableFile('encoding') : error
  }
}

const toUnreadable = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error
  return new UnreadableFile(error.code === 'CSV_MAX_RECORD_SIZE' ? 'row_too_long' : 'quotes')
}

/** Rows of a CSV file as they arrive, the one with the names of the columns first; empty lines are left out. */
export async function* parseRows(
  bytes: AsyncIterable<Uint8Array>,
  { delimiter, encoding }: { delimiter: string; encoding: Encoding },
): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    // a quote within a cell is a quote, as for PHP
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  })
  const rows: AsyncIterable<string[]> = parser
  const ended = pipeline(decode(bytes, encoding), parser).catch(() => {
    // the reader of the rows gets the error
  })
  try {
    for await (const row of rows) {
      if (row.length > MOST_COLUMNS) throw new UnreadableFile('too_many_columns')
      yield row.map(unguardFormula)
    }
  } catch (error) {
    throw toUnreadable(error)
  } finally {
    parser.destroy()
    await ended
  }
}
