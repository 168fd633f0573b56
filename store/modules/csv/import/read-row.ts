import { readIdentity, readNames, readPrices, readStock, readSwitches, readTexts } from './read-fields.ts'
import { RowReader } from './row-reader.ts'
import type { ImportColumn, ProductRowValues, ReadRow, RowRules } from './row-values.ts'

const READERS = [readIdentity, readTexts, readPrices, readStock, readSwitches, readNames]

/** What a row of the file says of a product, as far as that can be known without the catalogue. */
export const readRow = (
  cells: readonly string[],
  columns: readonly ImportColumn[],
  rules: RowRules,
): ReadRow => {
  const row = new RowReader(cells, columns, rules)
  for (const read of READERS) read(row)
  const { values, failure, unclear } = row
  return { values, failure, unclear }
}

/** What a row is about, for people: `Mug, ID 12, SKU M-1`. */
export const describeRow = ({ fields, id, sku }: ProductRowValues): string =>
  [fields.name, id ? `ID ${id}` : '', sku ? `SKU ${sku}` : ''].filter(Boolean).join(', ').slice(0, 200)
