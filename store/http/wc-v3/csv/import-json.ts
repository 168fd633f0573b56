import { datePair } from '#store/http/wp-rest/dates.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import type { ImportCount, ImportRow, ProductImport } from '#store/modules/csv/csv.ts'

const COLLECTION = '/wp-json/wc/v3/products/import'

const sum = (counts: readonly ImportCount[], isMeant: (one: ImportCount) => boolean): number =>
  counts.filter(isMeant).reduce((total, { count }) => total + count, 0)

/** What is said of a row: what would be done, what was done, and what was wrong with it. */
export const importRowJson = ({
  row_number,
  item,
  planned,
  outcome,
  product_id,
  code,
  message,
}: ImportRow) => ({
  row: row_number,
  item,
  action: planned,
  outcome,
  product_id,
  code,
  message,
})

/** An import: what it would do before it begins, how far it is, and what it did. */
export const importJson = (
  one: ProductImport,
  {
    counts,
    noted,
    origin,
    timezone,
  }: {
    counts: readonly ImportCount[]
    noted: { rows: readonly ImportRow[]; total: number }
    origin: string
    timezone: string
  },
) => {
  const total = sum(counts, () => true)
  const done = sum(counts, ({ outcome }) => outcome !== null)
  const planned = (action: ImportCount['planned']) => sum(counts, (count) => count.planned === action)
  const became = (outcome: ImportCount['outcome'], isVariation?: boolean) =>
    sum(
      counts,
      (count) =>
        count.outcome === outcome && (isVariation === undefined || count.isVariation === isVariation),
    )
  return {
    id: one.id,
    status: one.status,
    update_existing: one.mode !== 'create',
    columns: one.columns.map(({ name, field }) => ({ name, field: field ?? '' })),
    progress: {
      rows: total,
      done,
      // linking products comes last, when every row is done
      percentage: one.status === 'done' ? 100 : Math.min(99, Math.floor((100 * done) / Math.max(1, total))),
    },
    preview: {
      create: planned('create'),
      update: planned('update'),
      skip: planned('skip'),
      fail: planned('fail'),
    },
    result: {
      imported: became('created', false),
      imported_variations: became('created', true),
      updated: became('updated'),
      skipped: became('skipped'),
      failed: became('failed'),
    },
    messages: noted.rows.map(importRowJson),
    messages_total: noted.total,
    ...datePair('date_created', one.created_at, timezone),
    ...datePair('date_started', one.started_at, timezone),
    ...datePair('date_finished', one.finished_at, timezone),
    _links: itemLinks(origin, COLLECTION, one.id, ['GET', 'DELETE']),
  }
}
