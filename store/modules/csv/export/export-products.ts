import { setImmediate } from 'node:timers/promises'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import {
  type Catalog,
  countStored,
  findRows,
  listStored,
  type ProductRow,
  type ProductType,
} from '#store/modules/catalog/catalog.ts'
import { findMedia, type Media } from '#store/modules/media/media.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { BYTE_ORDER_MARK, writeRows } from '../cells/write-rows.ts'
import { columnsOf } from '../columns.ts'
import type { Exporter, Piece } from './exporter.ts'
import { type CellsContext, furtherCells, productCells } from './product-cells.ts'

interface ExportFilter {
  /** all where none is named */
  types: readonly ProductType[]
  /** only products in any of these, and their variations */
  categoryIds: readonly number[]
  /** ids of the columns that every file has; all where none is named */
  columns: readonly string[]
  withMeta: boolean
}

interface ExportDeps {
  catalog: Pick<Catalog, 'taxonomy'>
  pictureUrl: (media: Media) => string
}

/** products that are read and written at once */
const AT_ONCE = 200

const linksOf = (row: ProductRow): number[] => [
  ...(row.parent_id ? [row.parent_id] : []),
  ...[row.grouped_ids, row.upsell_ids, row.cross_sell_ids].flatMap((ids) => fromJson(ids)),
]

const isIn = (row: ProductRow | undefined, categories: ReadonlySet<number>): boolean =>
  row !== undefined && fromJson(row.category_ids).some((id) => categories.has(id))

/** Products by their ids behind one, with those that they name; others have their turn in between. */
async function* readProducts(context: Context, { types, categoryIds }: ExportFilter, from: number) {
  const categories = new Set(categoryIds)
  for (let after = from; ; ) {
    const rows = await listStored(context, { types, after, limit: AT_ONCE })
    const last = rows.at(-1)
    if (!last) return
    const others = await findRows(context, [...new Set(rows.flatMap(linksOf))])
    const wanted = (row: ProductRow) => isIn(row.parent_id ? others.get(row.parent_id) : row, categories)
    after = last.id
    yield { rows: categories.size ? rows.filter(wanted) : rows, others, after, read: rows.length }
    await setImmediate()
  }
}

const FURTHER = ['Attribute ', 'Meta: ', 'Download ']
const PART = /^(Attribute|Download) (\d+)/

/** Attributes by their number, then custom fields as they are met, then downloads. */
const inOrder = (labels: Iterable<string>): string[] => {
  const rank = (label: string) => FURTHER.findIndex((start) => label.startsWith(start))
  const place = (label: string) => Number(PART.exec(label)?.[2] ?? 0)
  return [...labels].sort((a, b) => rank(a) - rank(b) || place(a) - place(b))
}

/** Everything that the cells of some products need. */
const cellsContext = async (
  context: Context,
  { catalog, pictureUrl }: ExportDeps,
  rows: readonly ProductRow[],
  others: ReadonlyMap<number, ProductRow>,
  withMeta: boolean,
): Promise<CellsContext> => {
  const media = await findMedia(
    context,
    rows.flatMap((row) => fromJson(row.image_ids)),
  )
  return {
    settings: await readSettings(context),
    taxonomy: catalog.taxonomy,
    others,
    pictures: new Map([...media].map(([id, one]) => [id, pictureUrl(one)])),
    withMeta,
  }
}

/** Where a file of products goes on. */
interface ProductPlace {
  /** the id of the last product that was read */
  after: number
  done: number
  /** of what a product may have more of: looked for first, as the first line names them */
  further: string[]
  isLooking: boolean
}

const readsTwice = ({ columns }: ExportFilter): boolean => columns.length === 0

/** Looks for what any of the products has more of. */
async function* lookForLabels(
  context: Context,
  filter: ExportFilter,
  place: ProductPlace,
): AsyncGenerator<Piece & { place: ProductPlace }> {
  const labels = new Set(place.further)
  let { done } = place
  for await (const { rows, others, after, read } of readProducts(context, filter, place.after)) {
    for (const row of rows) {
      for (const label of furtherCells(row, { others, withMeta: filter.withMeta }).keys()) labels.add(label)
    }
    done += read
    yield { text: '', place: { after, done, further: [...labels], isLooking: true }, done }
  }
}

/**
 * Products as WooCommerce's CSV file. They are read twice: the first line names the columns that any of them has.
 */
export const productExporter = (
  catalog: ExportDeps['catalog'],
  pictureUrl: (origin: string, media: Media) => string,
): Exporter<ExportFilter> => ({
  count: async (context, filter) => (await countStored(context, filter.types)) * (readsTwice(filter) ? 2 : 1),
  write: async function* (context, { wanted: filter, origin }, from) {
    let place = (from as ProductPlace | null) ?? {
      after: 0,
      done: 0,
      further: [],
      isLooking: readsTwice(filter),
    }
    const settings = await readSettings(context)
    const own = columnsOf(settings).filter(({ id }) => !filter.columns.length || filter.columns.includes(id))
    const isBegun = from !== null && !place.isLooking
    if (place.isLooking) {
      for await (const piece of lookForLabels(context, filter, place)) {
        place = piece.place
        yield piece
      }
    }
    const further = inOrder(place.further)
    let { done } = place
    if (!isBegun) {
      place = { after: 0, done, further, isLooking: false }
      const header = [...own.map(({ label }) => label), ...further]
      yield { text: BYTE_ORDER_MARK + writeRows([header]), place, done }
    }
    const names = [...own.map(({ id }) => id), ...further]
    const deps = { catalog, pictureUrl: (media: Media) => pictureUrl(origin, media) }
    for await (const { rows, others, after, read } of readProducts(context, filter, place.after)) {
      const about = await cellsContext(context, deps, rows, others, filter.withMeta)
      const lines = rows.map((row) => {
        const cells = productCells(row, about)
        return names.map((name) => cells.get(name) ?? '')
      })
      done += read
      const text = lines.length ? writeRows(lines) : ''
      yield { text, place: { after, done, further, isLooking: false } satisfies ProductPlace, done }
    }
  },
})
