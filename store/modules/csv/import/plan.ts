import { setImmediate } from 'node:timers/promises'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { findStored, ProductsBySku } from '#store/modules/catalog/catalog.ts'
import {
  type Decision,
  decide,
  type ImportRules,
  idOfReference,
  NO_PARENT,
  noteOf,
  type Stored,
  skuOf,
} from './decide.ts'
import { type ImportRow, type ProductImport, rowRules } from './imports.ts'
import { readRow } from './read-row.ts'
import type { ReadRow } from './row-values.ts'

/** rows that are looked at together */
const AT_ONCE = 50

/** What the file itself will have added by the time its variations are imported. */
interface Promised {
  skus: ProductsBySku
  /** the IDs of its rows, and whether there will be a product for each */
  ids: Map<number, boolean>
}

interface Planned {
  row: ImportRow
  read: ReadRow
  decision: Decision
}

const referencesOf = ({ values }: ReadRow, rules: ImportRules): { ids: number[]; skus: string[] } => {
  const parent = values.parent ?? ''
  const parentId = idOfReference(parent)
  return {
    ids: [values.id ?? 0, parentId ?? 0].filter(Boolean),
    skus: [skuOf(values, rules) ?? '', parentId === null ? parent : ''].filter(Boolean),
  }
}

const isParentKnown = (reference: string, stored: Stored, promised: Promised): boolean => {
  const id = idOfReference(reference)
  if (id !== null) return promised.ids.get(id) ?? stored.byId.has(id)
  return reference !== '' && (promised.skus.has(reference) || stored.bySku.has(reference))
}

const promise = ({ read: { values }, decision }: Planned, rules: ImportRules, promised: Promised): void => {
  // a row is skipped for the product that has its SKU
  if (values.id) promised.ids.set(values.id, promised.ids.get(values.id) || decision.action !== 'fail')
  if (decision.action !== 'create' && decision.action !== 'update') return
  const sku = skuOf(values, rules)
  if (!sku) return
  const made = { id: 0, sku, type: values.type ?? 'simple', parent_id: 0, status: 'publish' } as const
  promised.skus.set(sku, decision.target ?? made)
}

const planRow = (
  row: ImportRow,
  read: ReadRow,
  { rules, stored, promised }: { rules: ImportRules; stored: Stored; promised: Promised },
): Planned => {
  const bySku = {
    has: (sku: string) => stored.bySku.has(sku) || promised.skus.has(sku),
    get: (sku: string) => stored.bySku.get(sku) ?? promised.skus.get(sku),
  }
  const decision = decide(read, rules, { byId: stored.byId, bySku })
  const isOrphan =
    decision.action === 'create' &&
    read.values.type === 'variation' &&
    !isParentKnown(read.values.parent ?? '', stored, promised)
  return { row, read, decision: isOrphan ? { action: 'fail', ...NO_PARENT } : decision }
}

const write = (context: Context, planned: readonly Planned[]): Promise<void> =>
  inTransaction(context, async (inside) => {
    for (const { row, read, decision } of planned) {
      const isTaken = decision.action === 'create' || decision.action === 'update'
      const { code, message } = isTaken ? noteOf(read.unclear) : decision
      await inside.db
        .updateTable('product_import_rows')
        .set({ planned: decision.action, code, message: message.slice(0, 1000) })
        .where('import_id', '=', row.import_id)
        .where('row_number', '=', row.row_number)
        .execute()
    }
  })

/** Notes for every row what its import would do. Pictures are not looked for yet. */
export const planRows = async (
  context: Context,
  { id, columns }: ProductImport,
  rules: ImportRules,
): Promise<void> => {
  const cellRules = await rowRules(context)
  const promised: Promised = { skus: new ProductsBySku(), ids: new Map() }
  for (const isVariation of [0, 1]) {
    for (let last = 0; ; ) {
      const rows = await context.db
        .selectFrom('product_import_rows')
        .selectAll()
        .where('import_id', '=', id)
        .where('is_variation', '=', isVariation)
        .where('row_number', '>', last)
        .orderBy('row_number')
        .limit(AT_ONCE)
        .execute()
      if (rows.length === 0) break
      last = rows.at(-1)?.row_number ?? last
      const all = rows.map((row) => ({ row, read: readRow(fromJson(row.cells), columns, cellRules) }))
      const named = all.map(({ read }) => referencesOf(read, rules))
      const stored = await findStored(context, {
        ids: named.flatMap(({ ids }) => ids),
        skus: named.flatMap(({ skus }) => skus),
      })
      const planned: Planned[] = []
      for (const { row, read } of all) {
        const one = planRow(row, read, { rules, stored, promised })
        promise(one, rules, promised)
        planned.push(one)
      }
      await write(context, planned)
      await setImmediate()
    }
  }
}
