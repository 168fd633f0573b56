import { setImmediate } from 'node:timers/promises'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { guessFields, isField } from '../columns.ts'
import type { ImportMode } from './decide.ts'
import { deleteImport, importRules, MODES, type ProductImport, rowRules, toImport } from './imports.ts'
import { planRows } from './plan.ts'
import { describeRow, readRow } from './read-row.ts'
import type { ImportColumn } from './row-values.ts'

export interface ImportOptions {
  mode: ImportMode
  /** what columns are read as, by their names, in place of what is guessed; '' for nothing */
  mapping: ReadonlyMap<string, string>
  origin: string
}

export type ImportRefusal =
  | { reason: 'no_columns' }
  | { reason: 'too_many_rows'; most: number }
  | { reason: 'unknown_field' | 'unknown_column'; name: string }
  | { reason: 'field_twice'; name: string }

/** of a file */
export const MOST_ROWS = 50_000
/** rows that are written at once */
const AT_ONCE = 50

type Columns = Result<ImportColumn[], ImportRefusal>

const readColumns = async (
  context: Context,
  header: readonly string[],
  mapping: ReadonlyMap<string, string>,
): Promise<Columns> => {
  for (const [name, field] of mapping) {
    if (!header.includes(name)) return refuse({ reason: 'unknown_column', name })
    if (field !== '' && !isField(field)) return refuse({ reason: 'unknown_field', name: field })
  }
  const guessed = guessFields(header, await readSettings(context))
  const columns = header.map((name, at) => {
    const given = mapping.get(name)
    return { name, field: given === undefined ? (guessed[at] ?? null) : given || null }
  })
  const fields = columns.flatMap(({ field }) => field ?? [])
  const twice = fields.find((field, at) => fields.indexOf(field) !== at)
  return twice ? refuse({ reason: 'field_twice', name: twice }) : ok(columns)
}

const addImport = async (
  context: Context,
  columns: ImportColumn[],
  { mode, origin }: ImportOptions,
): Promise<ProductImport> => {
  const row = await context.db
    .insertInto('product_imports')
    .values({
      status: 'receiving',
      update_existing: MODES.indexOf(mode),
      columns: toJson(columns),
      origin,
      created_at: context.clock(),
      started_at: null,
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toImport(row)
}

interface NumberedRow {
  number: number
  cells: string[]
}

/** Rows in portions, numbered as a spreadsheet numbers them. */
async function* inPortions(rows: AsyncIterator<string[]>): AsyncGenerator<NumberedRow[]> {
  let portion: NumberedRow[] = []
  let number = 1
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    number += 1
    portion.push({ number, cells: next.value })
    if (portion.length < AT_ONCE) continue
    yield portion
    portion = []
  }
  if (portion.length) yield portion
}

const addRows = async (
  context: Context,
  { id, columns }: ProductImport,
  rows: AsyncIterator<string[]>,
): Promise<Result<null, ImportRefusal>> => {
  const rules = await rowRules(context)
  for await (const portion of inPortions(rows)) {
    if ((portion.at(-1)?.number ?? 0) > MOST_ROWS + 1)
      return refuse({ reason: 'too_many_rows', most: MOST_ROWS })
    const values = portion.map(({ number, cells }) => {
      const { values } = readRow(cells, columns, rules)
      return {
        import_id: id,
        row_number: number,
        is_variation: values.type === 'variation' ? 1 : 0,
        has_links: Object.values(values.links).some((links) => links.length > 0) ? 1 : 0,
        given_id: values.id ?? 0,
        cells: toJson(cells),
        item: describeRow(values),
        planned: null,
        outcome: null,
        product_id: null,
      }
    })
    await inTransaction(context, (inside) =>
      inside.db.insertInto('product_import_rows').values(values).execute(),
    )
    await setImmediate()
  }
  return ok(null)
}

/**
 * Takes a file of products in and says what its import would do; nothing of the catalogue is changed yet.
 * @param rows of the file, the names of its columns first
 */
export const receiveImport = async (
  context: Context,
  rows: AsyncGenerator<string[]>,
  options: ImportOptions,
): Promise<Result<ProductImport, ImportRefusal>> => {
  const header = await rows.next()
  if (header.done) return refuse({ reason: 'no_columns' })
  const columns = await readColumns(context, header.value, options.mapping)
  if (!columns.ok) {
    await rows.return(undefined)
    return columns
  }
  const added = await addImport(context, columns.value, options)
  try {
    const taken = await addRows(context, added, rows)
    if (!taken.ok) {
      await rows.return(undefined)
      await deleteImport(context, added.id)
      return taken
    }
    await planRows(context, added, importRules(added))
    await inTransaction(context, ({ db }) =>
      db.updateTable('product_imports').set({ status: 'ready' }).where('id', '=', added.id).execute(),
    )
    return ok({ ...added, status: 'ready' })
  } catch (error) {
    await deleteImport(context, added.id)
    throw error
  }
}
