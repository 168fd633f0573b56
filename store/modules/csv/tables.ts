import type { Generated } from 'kysely'
import type { Actor, Role } from '#store/context.ts'
import type { Json } from '#store/database/json.ts'

/** `stopped`: it failed several times in a row; staff may start it again. */
export type ImportStatus = 'receiving' | 'ready' | 'running' | 'stopped' | 'done'

/** A file of products that was uploaded, and how far it is imported. */
export interface ProductImportsTable {
  id: Generated<number>
  status: ImportStatus
  /** 1: products that are there are changed, and none is made where an ID or SKU is given; 2: others are made */
  update_existing: number
  /** the columns of the file, and what each is read as; null for one that is not read */
  columns: Json<{ name: string; field: string | null }[]>
  /** of the request that uploaded it: pictures below it are the shop's own */
  origin: string
  /** what is done next: the phase, and the last row of it that is done */
  phase: Generated<number>
  last_row: Generated<number>
  created_at: number
  started_at: number | null
  finished_at: number | null
  /** whose account had it imported, 0 before it was started */
  started_by: Generated<number>
  /** their role at that time */
  started_as: Generated<Role | ''>
}

export type PlannedAction = 'create' | 'update' | 'skip' | 'fail'
export type RowOutcome = 'created' | 'updated' | 'skipped' | 'failed'

export interface ProductImportRowsTable {
  import_id: number
  /** as a spreadsheet counts: the names of the columns are row 1 */
  row_number: number
  /** 1 for a variation: it comes after the products */
  is_variation: number
  /** 1 where it names other products */
  has_links: number
  /** what its column `ID` says, 0 for nothing */
  given_id: number
  cells: Json<string[]>
  /** what it is about, for people: `Mug, SKU M-1` */
  item: string
  planned: PlannedAction | null
  outcome: RowOutcome | null
  /** what was made or changed */
  product_id: number | null
  code: Generated<string>
  /** why it was left out, or what of it was not understood */
  message: Generated<string>
}

export type ExportKind = 'products' | 'orders' | 'customers'

/** A file that is written of what the shop has; it lies in `exports/` of the data folder. */
export interface KeptExportsTable {
  id: Generated<number>
  /** `stopped`: it failed several times in a row */
  status: 'running' | 'stopped' | 'done'
  kind: ExportKind
  /** which of them, as the kind's exporter reads it */
  wanted: Json<object>
  /** of the request that asked for it: URLs of pictures begin with it */
  origin: string
  /** its name below `exports/` */
  file: string
  /** where the next portion begins, as the kind's exporter says it; `null` at the beginning */
  place: Json<unknown>
  /** how many portions are written */
  portions: Generated<number>
  /** how much of the work is done, of `total` */
  done: Generated<number>
  total: Generated<number>
  bytes: Generated<number>
  created_at: number
  finished_at: number | null
  created_by: number
  created_as: Actor['role']
}
