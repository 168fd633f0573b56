import type { ProductsBySku, StoredProduct } from '#store/modules/catalog/catalog.ts'
import type { PlannedAction } from '../tables.ts'
import { IMPORTER_ERROR } from './row-reader.ts'
import type { ProductRowValues, ReadRow, RowFailure } from './row-values.ts'

/** The products that rows may mean. */
export interface Stored {
  byId: Pick<ReadonlyMap<number, StoredProduct>, 'get' | 'has'>
  bySku: Pick<ProductsBySku, 'get' | 'has'>
}

/** Whether products are only made, or only changed, or changed where they are there and else made. */
export type ImportMode = 'create' | 'update' | 'both'

export interface ImportRules {
  mode: ImportMode
  /** columns that the file has */
  hasId: boolean
  hasSku: boolean
}

export interface Decision extends RowFailure {
  action: PlannedAction
  /** what is changed */
  target?: StoredProduct
}

const decided = (action: PlannedAction, message = '', code = message && IMPORTER_ERROR): Decision => ({
  action,
  code,
  message,
})

/**
 * The SKU that a row gives its product. As in WooCommerce, an ID in a file without SKUs becomes one where products are only
 * made, so that the same file makes none twice.
 */
export const skuOf = ({ id, sku }: ProductRowValues, { mode, hasSku }: ImportRules): string | undefined =>
  mode === 'create' && !hasSku && id ? String(id) : sku

const findTarget = (values: ProductRowValues, sku: string | undefined, stored: Stored) => {
  const byId = values.id ? stored.byId.get(values.id) : undefined
  return byId ?? (sku ? stored.bySku.get(sku) : undefined)
}

const kindChange = (
  { type }: ProductRowValues,
  target: StoredProduct,
  { mode }: ImportRules,
): Decision | null => {
  if (type === undefined) return null
  if ((type === 'variation') !== (target.type === 'variation'))
    return decided('fail', 'A product cannot become a variation, nor a variation a product.')
  // nobody said that this product is meant
  if (mode === 'both' && target.type !== type)
    return decided('fail', 'The product of this SKU is of another type here.')
  return null
}

/** What becomes of a row, as far as its own cells and the products there are tell. */
export const decide = (row: ReadRow, rules: ImportRules, stored: Stored): Decision => {
  const { values, failure } = row
  const sku = skuOf(values, rules)
  if (rules.mode !== 'create' && (rules.hasId || rules.hasSku)) {
    const target = findTarget(values, sku, stored)
    if (!target && rules.mode === 'update') return decided('skip', 'No matching product exists to update.')
    if (failure) return { action: 'fail', ...failure }
    if (!target) return decided('create')
    return kindChange(values, target, rules) ?? { ...decided('update'), target }
  }
  if (sku && stored.bySku.has(sku)) return decided('skip', 'A product with this SKU already exists.')
  return failure ? { action: 'fail', ...failure } : decided('create')
}

export const NO_PARENT: RowFailure = {
  code: 'woocommerce_product_importer_missing_variation_parent_id',
  message: 'Variation cannot be imported: Missing parent ID or parent does not exist yet.',
}

/** What was not understood of a row that is imported all the same. */
export const noteOf = (unclear: readonly string[]): RowFailure =>
  unclear.length
    ? {
        code: 'ghab_csv_unclear',
        message: `Not understood, and left at nothing or at zero: ${unclear.join(', ')}.`,
      }
    : { code: '', message: '' }

/** The id that a reference such as `id:12` names; null for a SKU. */
export const idOfReference = (reference: string): number | null => {
  const [, id] = /^id:\s*(\d{1,15})$/i.exec(reference) ?? []
  return id === undefined ? null : Number(id)
}
