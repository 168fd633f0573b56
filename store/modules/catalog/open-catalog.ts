import { setImmediate } from 'node:timers/promises'
import { type Clock, type Context, SYSTEM } from '../../context.ts'
import { chunksOf } from '../../database/chunks.ts'
import type { Database } from '../../database/connection.ts'
import { followEvents } from '../../database/follow-events.ts'
import { type DomainEvent, followChanges } from '../../database/transaction.ts'
import { readSettings } from '../settings/settings.ts'
import { type Catalog, createCatalog } from './catalog-reader.ts'
import { INDEXED_COLUMNS, type IndexedRow } from './index/entry.ts'
import { type IndexOptions, ProductIndex } from './index/product-index.ts'
import { readTaxonomy } from './taxonomy.ts'

const CHUNK = 1000
const NAMES = /^(category|tag|brand|attribute|term|shipping_class)\./
const STOCK_SETTINGS = ['manage_stock', 'notify_no_stock_amount']

const readOptions = async (context: Context): Promise<IndexOptions> => {
  const settings = await readSettings(context)
  return {
    now: context.clock(),
    manageStock: settings.manage_stock,
    noStockAmount: settings.notify_no_stock_amount,
  }
}

/** All rows in id order, a chunk at a time, so that a large shop does not hold the process up. */
async function* allRows(db: Database): AsyncGenerator<IndexedRow[]> {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(INDEXED_COLUMNS)
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute()
    if (rows.length === 0) return
    yield rows
    // the database answers at once: without this nobody else would be served in between
    await setImmediate()
    last = rows.at(-1)?.id ?? last
  }
}

const rowsById = async (db: Database, ids: readonly number[]): Promise<IndexedRow[]> => {
  const rows: IndexedRow[] = []
  for (const some of chunksOf(ids)) {
    rows.push(...(await db.selectFrom('products').select(INDEXED_COLUMNS).where('id', 'in', some).execute()))
  }
  return rows
}

/** What the events since the last look told. */
interface Pending {
  products: Set<number>
  names: boolean
  everything: boolean
}
const nothing = (): Pending => ({ products: new Set(), names: false, everything: false })

const note = (pending: Pending, { type, payload }: DomainEvent): void => {
  if (type.startsWith('product.') || type.startsWith('variation.')) {
    for (const id of [payload.id, payload.parent_id])
      if (typeof id === 'number' && id > 0) pending.products.add(id)
  } else if (NAMES.test(type)) pending.names = true
  else if (type === 'settings.changed') {
    const names = Array.isArray(payload.names) ? payload.names : []
    if (names.some((name) => STOCK_SETTINGS.includes(name))) pending.everything = true
  } else if (type === 'catalog.changed') pending.everything = true
}

/**
 * Builds the catalogue index from the tables and keeps it current: a change is in it before its writer goes on.
 * Several processes may do so over one database, each for itself.
 */
export const openCatalog = async ({ db, clock }: { db: Database; clock: Clock }): Promise<Catalog> => {
  const context: Context = { db, clock, actor: SYSTEM }
  let pending = nothing()
  let working = Promise.resolve()
  const stopListening = await followEvents(db, (event) => note(pending, event))

  const index = new ProductIndex(await readTaxonomy(context), await readOptions(context))
  for await (const rows of allRows(db)) index.fill(rows)
  index.finishFilling()
  const reader = createCatalog(index, clock)

  const reload = async (ids: Set<number>): Promise<Set<number>> => {
    const rows = await rowsById(db, [...ids])
    const missing = rows.map((row) => row.parent_id).filter((id) => id > 0 && !ids.has(id))
    if (missing.length) rows.push(...(await rowsById(db, [...new Set(missing)])))
    const changed = index.put(rows)
    const found = new Set(rows.map((row) => row.id))
    for (const id of ids) if (!found.has(id)) for (const other of index.remove(id)) changed.add(other)
    return changed
  }
  const reloadAll = async (): Promise<void> => {
    index.taxonomy = await readTaxonomy(context)
    index.options = await readOptions(context)
    const seen = new Set<number>()
    for await (const rows of allRows(db)) {
      index.put(rows)
      for (const row of rows) seen.add(row.id)
    }
    for (const id of index.ids()) if (!seen.has(id)) index.remove(id)
  }
  const catchUp = async (): Promise<void> => {
    const now = pending
    if (!now.names && !now.everything && now.products.size === 0) return
    pending = nothing()
    if (now.names || now.everything) {
      await reloadAll()
      reader.announce('everything')
    } else reader.announce(await reload(now.products))
  }
  const stopFollowing = followChanges(db, () => {
    working = working.then(catchUp, catchUp)
    return working
  })
  return Object.assign(reader, {
    close: () => {
      stopListening()
      stopFollowing()
    },
  })
}
