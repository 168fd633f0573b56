import { readParts } from './read-parts.ts'
import type { ReadValue } from './read-values.ts'
import type { ImportColumn, ProductRowValues, RowFailure, RowRules } from './row-values.ts'

/** of what WooCommerce's importer refuses */
export const IMPORTER_ERROR = 'woocommerce_product_importer_error'

/** Reads the cells of one row, one column after the other. */
export class RowReader {
  readonly values: ProductRowValues
  readonly unclear: string[] = []
  failure: RowFailure | null = null
  readonly #cells: ReadonlyMap<string, { text: string; column: string }>
  readonly rules: RowRules

  constructor(cells: readonly string[], columns: readonly ImportColumn[], rules: RowRules) {
    // a row that ends early says nothing of the columns behind
    const given = columns.flatMap(({ name, field }, at) => {
      const text = cells[at]
      return field === null || text === undefined ? [] : [[field, { text, column: name }] as const]
    })
    this.#cells = new Map(given)
    this.rules = rules
    this.values = {
      fields: {},
      links: {},
      ...readParts(new Map(given.map(([field, { text }]) => [field, text]))),
    }
  }

  /** Of several reasons the first counts. */
  fail(message: string, code = IMPORTER_ERROR): void {
    this.failure ??= { code, message }
  }

  /** Whatever a cell holds, where the row has it. */
  take(field: string, use: (text: string, column: string) => void): void {
    const cell = this.#cells.get(field)
    if (cell) use(cell.text, cell.column)
  }

  /** A value that a cell holds in a form of its own. */
  read<T>(field: string, read: (text: string) => ReadValue<T>, use: (value: T) => void): void {
    this.take(field, (text, column) => {
      const { value, isClear } = read(text)
      if (!isClear) this.unclear.push(column)
      use(value)
    })
  }
}
