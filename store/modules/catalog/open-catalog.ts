import { setImmediate } from 'node:timers/promises'
import { type Clock, type Context, SYSTEM } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import type { Database } from '#store/database/connection.ts'
import { beforeCommit, type DomainEvent } from '#store/database/transaction.ts'
import { followEvents } from '#store/events/follow-events.ts'
import { readSettings } from '../settings/settings.ts'
import { readTranslations } from '../translations/translations.ts'
import type { Catalog } from './catalog-interface.ts'
import { createCatalog } from './catalog-reader.ts'
import { BoughtTogether } from './index/bought-together.ts'
import { INDEXED_COLUMNS, type IndexedRow } from './index/entry.ts'
import { type IndexOptions, ProductIndex } from './index/product-index.ts'
import { readSaleFacts } from './prices/price-history.ts'
import { recordMissingPrices, recordPrices } from './prices/record-prices.ts'
import { QUANTITIES_CHANGED } from './products/stock.ts'
import { noteBoughtTogether, readBoughtTogether } from './read-orders.ts'
import { readKnowledge } from './search/manage/read-knowledge.ts'
import { lexicon } from './search/words/lexicon.ts'
import { readTaxonomy } from './taxonomy.ts'

const CHUNK = 1000
const NAMES = /^(category|tag|brand|attribute|term|shipping_class)\./
/** of what no product has yet */
const NEW_NAME = /\.created$/
const STOCK_SETTINGS = ['manage_stock', 'notify_no_stock_amount', 'hide_out_of_stock_items']

const readOptions = async (context: Context): Promise<IndexOptions> => {
  const settings = await readSettings(context)
  return {
    now: context.clock(),
    manageStock: settings.manage_stock,
    noStockAmount: settings.notify_no_stock_amount,
    hideOutOfStock: settings.hide_out_of_stock_items,
  }
}

/** Rows with what lies in other tables: texts in other languages, and what a sale may say of itself. */
const complete = async (db: Database, rows: IndexedRow[]): Promise<IndexedRow[]> => {
  const translations = await readTranslations(
    { db },
    'product',
    rows.map(({ id }) => id),
  )
  const sales = await readSaleFacts(
    db,
    rows.filter(({ sale_price }) => sale_price !== null).map(({ id }) => id),
  )
  if (translations.size === 0 && sales.size === 0) return rows
  return rows.map((row) => ({
    ...row,
    translations: Object.values(translations.get(row.id) ?? {}),
    sale: sales.get(row.id),
  }))
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
    yield complete(db, rows)
    // SQLite answers synchronously: without this pause other requests would have to wait
    await setImmediate()
    last = rows.at(-1)?.id ?? last
  }
}

const rowsById = async (db: Database, ids: readonly number[]): Promise<IndexedRow[]> => {
  const rows: IndexedRow[] = []
  for (const some of chunksOf(ids)) {
    rows.push(...(await db.selectFrom('products').select(INDEXED_COLUMNS).where('id', 'in', some).execute()))
  }
  return complete(db, rows)
}

/** Variations whose sale may say something else once their product is published or taken back. */
const reducedVariationsOf = async (db: Database, ids: ReadonlySet<number>): Promise<number[]> => {
  const found: number[] = []
  for (const some of chunksOf([...ids])) {
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where('parent_id', 'in', some)
      .where('sale_price', 'is not', null)
      .execute()
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

/** What has to be read again from the database. */
interface Stale {
  products: Set<number>
  everything: boolean
  /** names alone: no product changed */
  names: boolean
  /** what the shop decided about searches */
  search: boolean
  /** only stock and sales of these products changed */
  quantitiesAlone: boolean
}

const note = (stale: Stale, { type, payload }: DomainEvent): void => {
  if (type.startsWith('product.') || type.startsWith('variation.')) {
    for (const id of [payload.id, payload.parent_id])
      if (typeof id === 'number' && id > 0) stale.products.add(id)
    if (type !== QUANTITIES_CHANGED) stale.quantitiesAlone = false
  } else if (NAMES.test(type)) {
    if (NEW_NAME.test(type)) stale.names = true
    else stale.everything = true
  } else if (type === 'settings.changed') {
    const names = Array.isArray(payload.names) ? payload.names : []
    if (names.some((name) => STOCK_SETTINGS.includes(name))) stale.everything = true
    if (names.includes('currency')) stale.search = true
  } else if (type === 'catalog.sales-changed') {
    for (const id of Array.isArray(payload.ids) ? payload.ids : []) stale.products.add(id)
    stale.quantitiesAlone = false
  } else if (type === 'catalog.changed') stale.everything = true
  else if (type === 'search.changed') stale.search = true
}

/**
 * Builds the catalogue index from the tables and keeps it current: a change is in it before its writer goes on.
 * Several processes may do so over one database, each for itself.
 */
export const openCatalog = async ({ db, clock }: { db: Database; clock: Clock }): Promise<Catalog> => {
  const context: Context = { db, clock, actor: SYSTEM }
  await recordMissingPrices(context)
  beforeCommit(db, recordPrices)
  const bought = new BoughtTogether()
  const filled = Promise.withResolvers<void>()
  const stopListening = await followEvents(db, 'the catalogue index', async (events) => {
    await filled.promise
    await apply(events)
    await noteBoughtTogether(db, bought, events)
  })
  const index = new ProductIndex(await readTaxonomy(context), await readOptions(context))
  for await (const rows of allRows(db)) index.fill(rows)
  index.finishFilling()
  await readBoughtTogether(db, bought)
  lexicon()
  let knowledge = await readKnowledge(context)
  let reads = 0
  let newestRead = 0
  const refreshKnowledge = async (): Promise<void> => {
    const read = ++reads
    const found = await readKnowledge(context)
    // of reads at the same time one that began later has seen what was stored meanwhile
    if (read < newestRead) return
    newestRead = read
    knowledge = found
  }
  const reader = createCatalog(index, bought, clock, () => knowledge)

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
    const stale: Stale = {
      products: new Set(),
      everything: false,
      names: false,
      search: false,
      quantitiesAlone: true,
    }
    for (const event of events) note(stale, event)
    if (stale.search) await refreshKnowledge()
    if (stale.everything) {
      await reloadAll()
      reader.announce('everything')
      return
    }
    if (stale.names) index.taxonomy = await readTaxonomy(context)
    if (stale.products.size) {
      if (!stale.quantitiesAlone) {
        for (const id of await reducedVariationsOf(db, stale.products)) stale.products.add(id)
      }
      const before = index.listChanges
      const changed = await reload(stale.products)
      reader.announce(changed, !stale.quantitiesAlone || index.listChanges !== before)
    }
  }
  // what was committed meanwhile is taken in now; its writers have waited for it
  filled.resolve()
  const learnFromSearches = async () => {
    await refreshKnowledge()
    return knowledge.clicks.size
  }
  return Object.assign(reader, { learnFromSearches, close: stopListening })
}
