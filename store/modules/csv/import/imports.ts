import { setImmediate } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import { type Actor, type Context, SYSTEM } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { listTaxClasses } from '#store/modules/cart/cart.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { ImportStatus, ProductImportRowsTable, ProductImportsTable } from '../tables.ts'
import type { ImportMode, ImportRules } from './decide.ts'
import type { ImportColumn, RowRules } from './row-values.ts'

export type ImportRow = Selectable<ProductImportRowsTable>

export interface ProductImport extends Omit<Selectable<ProductImportsTable>, 'columns' | 'update_existing'> {
  columns: ImportColumn[]
  mode: ImportMode
}

const MONTH = 30 * 86_400_000
/** longer than any upload, or reading of another shop, takes */
const DAY = 86_400_000
/** the number of newest files that are stored; a file that is being imported is never deleted */
const MOST_KEPT = 50
const DELETED_AT_ONCE = 1000

/** As `update_existing` keeps it, by its place. */
export const MODES: readonly ImportMode[] = ['create', 'update', 'both']

export const toImport = (row: Selectable<ProductImportsTable>): ProductImport => {
  const { columns, update_existing, ...rest } = row
  return { ...rest, columns: fromJson(columns), mode: MODES[update_existing] ?? 'create' }
}

export const findImport = async ({ db }: Pick<Context, 'db'>, id: number): Promise<ProductImport | null> => {
  const row = await db.selectFrom('product_imports').selectAll().where('id', '=', id).executeTakeFirst()
  return row && row.status !== 'receiving' ? toImport(row) : null
}

/** The newest first. */
export const listImports = async ({ db }: Pick<Context, 'db'>, limit: number): Promise<ProductImport[]> => {
  const rows = await db
    .selectFrom('product_imports')
    .selectAll()
    .where('status', '<>', 'receiving')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toImport)
}

/** What cells mean in this shop. */
export const rowRules = async (context: Context): Promise<RowRules> => {
  const { currency, price_decimal_sep, timezone } = await readSettings(context)
  return {
    decimals: currency.decimals,
    decimalSep: price_decimal_sep || '.',
    timezone,
    taxClasses: await listTaxClasses(context),
  }
}

export const importRules = ({ columns, mode }: Pick<ProductImport, 'columns' | 'mode'>): ImportRules => ({
  mode,
  hasId: columns.some(({ field }) => field === 'id'),
  hasSku: columns.some(({ field }) => field === 'sku'),
})

/** How many rows there are of each plan, outcome and kind. */
export interface ImportCount {
  planned: ImportRow['planned']
  outcome: ImportRow['outcome']
  isVariation: boolean
  count: number
}

export const countRows = async ({ db }: Pick<Context, 'db'>, importId: number): Promise<ImportCount[]> => {
  const rows = await db
    .selectFrom('product_import_rows')
    .select(({ fn }) => ['planned', 'outcome', 'is_variation', fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy(['planned', 'outcome', 'is_variation'])
    .execute()
  return rows.map(({ planned, outcome, is_variation, count }) => ({
    planned,
    outcome,
    isVariation: is_variation === 1,
    count: Number(count),
  }))
}

/** Rows of a file in its order; with `noted` only those that something is said of. */
export const listRows = async (
  { db }: Pick<Context, 'db'>,
  importId: number,
  { noted, limit, offset }: { noted: boolean; limit: number; offset: number },
): Promise<{ rows: ImportRow[]; total: number }> => {
  const all = db.selectFrom('product_import_rows').where('import_id', '=', importId)
  const wanted = noted ? all.where('message', '<>', '') : all
  const rows = await wanted.selectAll().orderBy('row_number').limit(limit).offset(offset).execute()
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

const STARTABLE: ReadonlySet<ImportStatus> = new Set(['ready', 'stopped'])

/** Begins to import a file, or goes on where it stopped. The work follows the event. */
export const startImport = (
  context: Context,
  id: number,
): Promise<Result<ProductImport, 'unknown' | 'started'>> =>
  inTransaction(context, async (inside) => {
    const before = await findImport(inside, id)
    if (!before) return refuse('unknown')
    if (!STARTABLE.has(before.status)) return refuse('started')
    const row = await inside.db
      .updateTable('product_imports')
      .set({
        status: 'running',
        started_at: before.started_at ?? inside.clock(),
        ...(inside.actor.role !== 'system' && {
          started_by: inside.actor.customerId,
          started_as: inside.actor.role,
        }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordEvent(inside, { type: 'import.started', payload: { id } })
    return ok(toImport(row))
  })

/** In portions, so that others write in between; the rows of a large file would stop them for long. */
const deleteRows = async ({ db }: Context, id: number): Promise<void> => {
  const next = db
    .selectFrom('product_import_rows')
    .select('row_number')
    .where('import_id', '=', id)
    .orderBy('row_number')
    .limit(DELETED_AT_ONCE)
  for (let deleted = BigInt(DELETED_AT_ONCE); deleted >= DELETED_AT_ONCE; await setImmediate()) {
    const portion = db
      .deleteFrom('product_import_rows')
      .where('import_id', '=', id)
      .where('row_number', 'in', next)
    deleted = (await portion.executeTakeFirst()).numDeletedRows
  }
}

/** Forgets a file; what was imported of it stays. One that is under way ends after the rows that it is at. */
export const deleteImport = async (context: Context, id: number): Promise<boolean> => {
  await deleteRows(context, id)
  return inTransaction(context, async ({ db }) => {
    const { numDeletedRows } = await db.deleteFrom('product_imports').where('id', '=', id).executeTakeFirst()
    return numDeletedRows === 1n
  })
}

/** For whom an import writes: who had it imported, whichever process does it. */
export const importActor = ({ id, started_by, started_as }: ProductImport): Actor =>
  started_as === ''
    ? SYSTEM
    : { customerId: started_by, role: started_as, via: { kind: 'import', id: String(id) } }

/** Leaves an import to a person, who may start it again. */
export const stopImport = async ({ db }: Pick<Context, 'db'>, id: number): Promise<void> => {
  await db
    .updateTable('product_imports')
    .set({ status: 'stopped' })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

/** Has an import that stopped go on with the job that was given up and is tried again. */
export const resumeImport = async ({ db }: Pick<Context, 'db'>, id: number): Promise<void> => {
  await db
    .updateTable('product_imports')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', '=', 'stopped')
    .execute()
}

/** Forgets files of a month ago, more than the newest fifty, and those whose upload never ended. */
export const dropOldImports = async (context: Context): Promise<number> => {
  const { db, clock } = context
  const newest = db.selectFrom('product_imports').select('id').orderBy('id', 'desc').limit(MOST_KEPT)
  const old = await db
    .updateTable('product_imports')
    // as during its upload nobody finds it: while its rows go, it cannot be started
    .set({ status: 'receiving' })
    .where('status', '<>', 'running')
    .where(({ eb, and, or }) =>
      or([
        eb('created_at', '<', clock() - MONTH),
        eb('id', 'not in', newest),
        and([eb('status', '=', 'receiving'), eb('created_at', '<', clock() - DAY)]),
      ]),
    )
    .returning('id')
    .execute()
  for (const { id } of old) await deleteImport(context, id)
  return old.length
}
