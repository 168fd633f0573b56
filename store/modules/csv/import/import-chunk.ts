import { setImmediate } from 'node:timers/promises'
import type { Clock, Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { findStored } from '#store/modules/catalog/catalog.ts'
import type { FetchPicture } from '#store/modules/media/media.ts'
import { skuOf } from './decide.ts'
import {
  findImport,
  type ImportRow,
  importActor,
  importRules,
  type ProductImport,
  rowRules,
} from './imports.ts'
import { readRow } from './read-row.ts'
import { type Pictures, resolvePictures } from './resolve-pictures.ts'
import type { ReadRow } from './row-values.ts'
import { decideNow, type RowDeps, writeLinks, writeRow } from './write-row.ts'

export interface ImportDeps extends FetchPicture {
  /** ms that never go back */
  uptime: Clock
  /**
   * Has the next chunk imported, in the same transaction.
   * @param place distinguishes the chunks of one import
   */
  queueNext: (inside: Context, place: string) => Promise<void>
}

/** rows that are imported in one transaction: others want to write, too */
const AT_ONCE = 20
/** ms after which pictures of no further row are looked for: the rows are written before the job's time is over */
const PICTURES_PATIENCE = 25_000
/** Products, then variations, then what products are linked with: each may name what came before. */
const LINKS = 2
const PHASES = 3

interface ChunkRow {
  row: ImportRow
  read: ReadRow
}

const nextRows = async (
  context: Context,
  { id, phase, last_row, columns }: ProductImport,
): Promise<ChunkRow[]> => {
  let query = context.db
    .selectFrom('product_import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('row_number', '>', last_row)
  query =
    phase === LINKS
      ? query.where('has_links', '=', 1).where('product_id', 'is not', null)
      : query.where('is_variation', '=', phase)
  const rows = await query.orderBy('row_number').limit(AT_ONCE).execute()
  const rules = await rowRules(context)
  return rows.map((row) => ({ row, read: readRow(fromJson(row.cells), columns, rules) }))
}

interface ReadyRow extends ChunkRow {
  /** null where they were not looked for */
  pictures: Pictures | null
}

/**
 * The first rows, with the pictures of those that fit: one row at least, and as many as time allows. Outside of the
 * transaction, because others have to be waited for.
 */
const withPictures = async (
  context: Context,
  { phase, origin }: ProductImport,
  rows: readonly ChunkRow[],
  { rules, madeOf, ...deps }: Omit<ImportDeps, 'queueNext'> & Pick<RowDeps, 'rules' | 'madeOf'>,
): Promise<ReadyRow[]> => {
  const until = deps.uptime() + PICTURES_PATIENCE
  const ready: ReadyRow[] = []
  /** SKUs that rows before will have taken */
  const taken = new Set<string>()
  for (const one of rows) {
    if (ready.length > 0 && deps.uptime() >= until) break
    const { values } = one.read
    const sku = (skuOf(values, rules) ?? '').toLowerCase()
    // what the preview said may be long ago
    const { action } =
      phase === LINKS ? { action: 'skip' } : await decideNow(context, one.read, { rules, madeOf })
    const fits = action === 'update' || (action === 'create' && !taken.has(sku))
    const pictures = fits ? await resolvePictures(context, deps, values.images ?? [], origin) : null
    if (sku && pictures?.ok) taken.add(sku)
    ready.push({ ...one, pictures })
  }
  return ready
}

/** What a row was skipped for: the product that has its SKU. */
const findTaken = async (context: Context, found: ProductImport, cells: ImportRow['cells']) => {
  const { values } = readRow(fromJson(cells), found.columns, await rowRules(context))
  const sku = skuOf(values, importRules(found)) ?? ''
  return (await findStored(context, { ids: [], skus: [sku] })).bySku.get(sku)?.id ?? null
}

const madeBy =
  (context: Context, found: ProductImport): RowDeps['madeOf'] =>
  async (givenId) => {
    if (givenId === 0) return undefined
    const rows = await context.db
      .selectFrom('product_import_rows')
      .select(['product_id', 'outcome', 'cells'])
      .where('import_id', '=', found.id)
      .where('given_id', '=', givenId)
      .orderBy('row_number')
      .execute()
    const made = rows.find(({ product_id }) => product_id !== null)
    if (made) return made.product_id
    // where products are updated, the IDs of the file are those of the shop
    if (rows.length === 0 || found.mode === 'update') return undefined
    const skipped = rows.find(({ outcome }) => outcome === 'skipped')
    return skipped ? findTaken(context, found, skipped.cells) : null
  }

const note = (
  { db }: Context,
  { import_id, row_number }: ImportRow,
  values: Partial<Pick<ImportRow, 'outcome' | 'product_id' | 'code' | 'message'>>,
) =>
  db
    .updateTable('product_import_rows')
    .set(values)
    .where('import_id', '=', import_id)
    .where('row_number', '=', row_number)
    .execute()

const linkRow = async (context: Context, { row, read }: ChunkRow, deps: RowDeps): Promise<void> => {
  const unknown = await writeLinks(context, row.product_id ?? 0, read, deps.madeOf)
  if (unknown.length === 0) return
  const message = `${row.message} Linked with no product: ${unknown.join(', ')}.`.trim()
  await note(context, row, { code: row.code || 'ghab_csv_unlinked', message: message.slice(0, 1000) })
}

/** @returns false for a row whose pictures have to be looked for first */
const importRow = async (
  context: Context,
  { row, read, pictures }: ReadyRow,
  deps: RowDeps,
): Promise<boolean> => {
  const written = await writeRow(context, read, pictures, deps)
  if (!written) return false
  const { outcome, productId, code, message } = written
  await note(context, row, { outcome, product_id: productId, code, message: message.slice(0, 1000) })
  return true
}

/** Does rows in their order, up to one whose pictures have to be looked for first. @returns how many */
const doRows = async (
  context: Context,
  { phase }: ProductImport,
  rows: readonly ReadyRow[],
  deps: RowDeps,
): Promise<number> => {
  let done = 0
  for (const one of rows) {
    if (phase === LINKS) await linkRow(context, one, deps)
    else if (!(await importRow(context, one, deps))) break
    done += 1
    // the shop answers others meanwhile
    await setImmediate()
  }
  return done
}

/** Tried again: the products changed while pictures were looked for. */
class ProductsChanged extends Error {}

/** Notes how far it is, and has what comes next done. */
const moveOn = async (
  context: Context,
  { id, phase }: ProductImport,
  last: number | undefined,
  queueNext: ImportDeps['queueNext'],
): Promise<void> => {
  const at = last === undefined ? { phase: phase + 1, last_row: 0 } : { phase, last_row: last }
  const isDone = at.phase >= PHASES
  await context.db
    .updateTable('product_imports')
    .set(isDone ? { ...at, status: 'done', finished_at: context.clock() } : at)
    .where('id', '=', id)
    .execute()
  if (!isDone) await queueNext(context, `${at.phase} ${at.last_row}`)
}

/**
 * Imports rows that come next, each whole or not at all, or, where the process ends on the way, none. What was done before is
 * not done again.
 */
export const importChunk = async (system: Context, importId: number, deps: ImportDeps): Promise<void> => {
  const found = await findImport(system, importId)
  if (found?.status !== 'running') return
  const context = { ...system, actor: importActor(found) }
  const next = await nextRows(context, found)
  await setImmediate()
  const rules = importRules(found)
  const rows = await withPictures(context, found, next, { ...deps, rules, madeOf: madeBy(context, found) })
  deps.signal?.throwIfAborted()
  await inTransaction(context, async (inside) => {
    const now = await findImport(inside, importId)
    const isMine = now?.status === 'running' && now.phase === found.phase && now.last_row === found.last_row
    if (!isMine) return
    const done = await doRows(inside, found, rows, { rules, names: new Map(), madeOf: madeBy(inside, found) })
    if (done === 0 && rows.length > 0) throw new ProductsChanged('a row fits that did not before')
    await moveOn(inside, found, rows[done - 1]?.row.row_number, deps.queueNext)
  })
}
