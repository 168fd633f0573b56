import { setImmediate } from 'node:timers/promises'
import { type Clock, type Context, SYSTEM } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import type { Database } from '#store/database/connection.ts'
import type { DomainEvent } from '#store/database/transaction.ts'
import { followEvents } from '#store/events/follow-events.ts'
import { readSettings } from '../settings/settings.ts'
import { readTranslations } from '../translations/translations.ts'
import { type Catalog, createCatalog } from './catalog-reader.ts'
import { INDEXED_COLUMNS, type IndexedRow } from './index/entry.ts'
import { type IndexOptions, ProductIndex } from './index/product-index.ts'
import { QUANTITIES_CHANGED } from './stock.ts'
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

const withTranslations = async (db: Database, rows: IndexedRow[]): Promise<IndexedRow[]> => {
  const ids = rows.map(({ id }) => id)
  const translations = await readTranslations({ db }, 'product', ids)
  if (translations.size === 0) return rows
  return rows.map((row) => ({ ...row, translations: Object.values(translations.get(row.id) ?? {}) }))
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
    yield withTranslations(db, rows)
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
  return withTranslations(db, rows)
}

/** What has to be read anew. */
interface Stale {
  products: Set<number>
  everything: boolean
  /** pieces were counted, and nothing else of the products changed by what was told */
  quantitiesAlone: boolean
}

const note = (stale: Stale, { type, payload }: DomainEvent): void => {
  if (type.startsWith('product.') || type.startsWith('variation.')) {
    for (const id of [payload.id, payload.parent_id])
      if (typeof id === 'number' && id > 0) stale.products.add(id)
    if (type !== QUANTITIES_CHANGED) stale.quantitiesAlone = false
  } else if (NAMES.test(type)) stale.everything = true
  else if (type === 'settings.changed') {
    const names = Array.isArray(payload.names) ? payload.names : []
    if (names.some((name) => STOCK_SETTINGS.includes(name))) stale.everything = true
  } else if (type === 'catalog.changed') stale.everything = true
}

/**
 * Builds the catalogue index from the tables and keeps it current: a change is in it before its writer goes on.
 * Several processes may do so over one database, each for itself.
 */
export const openCatalog = async ({ db, clock }: { db: Database; clock: Clock }): Promise<Catalog> => {
  const context: Context = { db, clock, actor: SYSTEM }
  const filled = Promise.withResolvers<void>()
  const stopListening = await followEvents(db, 'the catalogue index', async (events) => {
    await filled.promise
    await apply(events)
  })

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
  const apply = async (events: readonly DomainEvent[]): Promise<void> => {
    const stale: Stale = { products: new Set(), everything: false, quantitiesAlone: true }
    for (const event of events) note(stale, event)
    if (stale.everything) {
      await reloadAll()
      reader.announce('everything')
    } else if (stale.products.size) {
      const before = index.listChanges
      const changed = await reload(stale.products)
      reader.announce(changed, !stale.quantitiesAlone || index.listChanges !== before)
    }
  }
  // what was committed meanwhile is taken in now; its writers have waited for it
  filled.resolve()
  return Object.assign(reader, { close: stopListening })
}
