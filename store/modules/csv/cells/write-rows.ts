import { stringify } from 'csv-stringify/sync'
import { guardFormula } from './texts.ts'

/** Tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as lines of a CSV file, quoted where WooCommerce quotes: around spaces, tabs and ends of lines too. */
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(guardFormula)),
    { quoted_match: /[ \t\r\n]/, record_delimiter: '\n' },
  )
