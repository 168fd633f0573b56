import { type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import {
  createProduct,
  createVariation,
  findRows,
  findStored,
  type ProductFields,
  type ProductRefusal,
  type StoredProduct,
  updateProduct,
} from '#store/modules/catalog/catalog.ts'
import type { RowOutcome } from '../tables.ts'
import { type Decision, decide, type ImportRules, idOfReference, NO_PARENT, noteOf, skuOf } from './decide.ts'
import type { Pictures } from './resolve-pictures.ts'
import { type KnownNames, resolveAttributes, resolveChoices, resolveTerms } from './resolve-terms.ts'
import { IMPORTER_ERROR } from './row-reader.ts'
import type { ReadRow, RowFailure } from './row-values.ts'

/** What became of a row. */
export interface Written extends RowFailure {
  outcome: RowOutcome
  productId: number | null
}

export interface RowDeps {
  rules: ImportRules
  names: KnownNames
  /** the product of the file's row with this ID; null where the row has none, undefined where the ID is one of the shop */
  madeOf: (givenId: number) => Promise<number | null | undefined>
}

const REFUSALS: Record<ProductRefusal['reason'], string> = {
  unknown: 'The product was deleted while it was imported.',
  unknown_parent: NO_PARENT.message,
  sku_taken: 'Invalid or duplicated SKU.',
  gtin_taken: 'Invalid or duplicated GTIN, UPC, EAN or ISBN.',
  invalid_gtin: 'Invalid or duplicated GTIN, UPC, EAN or ISBN.',
}
const failed = ({ code, message }: RowFailure): Written => ({
  outcome: 'failed',
  productId: null,
  code,
  message,
})

/** A product that a cell names: by the `ID` of a row of this file, else by that of the shop. */
const findReferred = async (
  context: Context,
  reference: string,
  madeOf: RowDeps['madeOf'],
): Promise<StoredProduct | undefined> => {
  const id = idOfReference(reference)
  if (id === null) {
    if (reference === '') return undefined
    return (await findStored(context, { ids: [], skus: [reference] })).bySku.get(reference)
  }
  const made = await madeOf(id)
  if (made === null) return undefined
  const own = made ?? id
  return (await findStored(context, { ids: [own], skus: [] })).byId.get(own)
}

/** Fields of products that variations take from theirs. */
const variationFields = ({
  name: _name,
  short_description: _short,
  featured: _featured,
  catalog_visibility: _visibility,
  tax_status: _taxStatus,
  sold_individually: _sold,
  reviews_allowed: _reviews,
  purchase_note: _note,
  external_url: _url,
  button_text: _button,
  ...own
}: ProductFields): ProductFields => ({
  ...own,
  // a draft has no variations of its own kind: what is a draft is their product
  status: own.status === 'draft' ? 'publish' : own.status,
})

type WriteResult = Result<number, RowFailure>

const toWritten = (done: Result<number, ProductRefusal>): WriteResult =>
  done.ok ? done : refuse({ code: IMPORTER_ERROR, message: REFUSALS[done.error.reason] })

const sharedFields = async (
  context: Context,
  { values }: ReadRow,
  { rules, names }: RowDeps,
  pictures: readonly number[],
): Promise<ProductFields> => {
  const { fields, downloads, meta, images } = values
  const { shipping_class_id, ...terms } = await resolveTerms(context, names, values)
  return {
    ...fields,
    ...(values.type === 'variation' ? {} : terms),
    shipping_class_id,
    sku: skuOf(values, rules),
    downloads,
    meta_data: meta,
    image_ids: images ? [...pictures] : undefined,
  }
}

const writeProduct = async (
  context: Context,
  row: ReadRow,
  { target }: Decision,
  given: ProductFields,
  { names }: RowDeps,
): Promise<WriteResult> => {
  const { values } = row
  const before = target && (await findRows(context, [target.id])).get(target.id)
  const { upsell_ids, cross_sell_ids, grouped_ids } = values.links
  const fields: ProductFields = {
    ...given,
    ...(await resolveAttributes(context, names, values.attributes, before)),
    type: values.type === 'variation' ? undefined : values.type,
    // what is named is linked once all products are there
    upsell_ids: upsell_ids?.length === 0 ? [] : undefined,
    cross_sell_ids: cross_sell_ids?.length === 0 ? [] : undefined,
    grouped_ids: grouped_ids?.length === 0 ? [] : undefined,
  }
  return toWritten(
    target ? await updateProduct(context, target.id, fields) : await createProduct(context, fields),
  )
}

const writeVariation = async (
  context: Context,
  { values }: ReadRow,
  { target }: Decision,
  given: ProductFields,
  { names, madeOf }: RowDeps,
): Promise<WriteResult> => {
  const named = await findReferred(context, values.parent ?? '', madeOf)
  const parentId = target ? target.parent_id : (named?.id ?? 0)
  const parent = (await findRows(context, [parentId])).get(parentId)
  if (!parent || parent.type === 'variation') return refuse(NO_PARENT)
  if (target && values.parent && named?.id !== parentId) {
    return refuse({ code: IMPORTER_ERROR, message: 'A variation cannot be moved to another product.' })
  }
  const { choices, ofParent } = await resolveChoices(context, names, values.attributes, parent)
  if (ofParent) {
    const changed = await updateProduct(context, parentId, { attributes: ofParent })
    if (!changed.ok) return toWritten(changed)
  }
  const fields = { ...variationFields(given), choices, image_ids: given.image_ids?.slice(0, 1) }
  return toWritten(
    target
      ? await updateProduct(context, target.id, fields, parentId)
      : await createVariation(context, parentId, fields),
  )
}

/** What becomes of a row, by what is stored now. */
export const decideNow = async (
  context: Context,
  row: ReadRow,
  { rules, madeOf }: Pick<RowDeps, 'rules' | 'madeOf'>,
): Promise<Decision> => {
  const { values } = row
  const sku = skuOf(values, rules)
  const stored = await findStored(context, { ids: values.id ? [values.id] : [], skus: sku ? [sku] : [] })
  const decision = decide(row, rules, stored)
  if (decision.action !== 'create' || values.type !== 'variation') return decision
  return (await findReferred(context, values.parent ?? '', madeOf))
    ? decision
    : { action: 'fail', ...NO_PARENT }
}

/**
 * Makes or changes what a row says, all of it or nothing.
 * @param pictures null where they were not looked for, because the row did not fit
 * @returns null for a row that fits by now: its pictures have to be looked for first
 */
export const writeRow = async (
  context: Context,
  row: ReadRow,
  pictures: Pictures | null,
  deps: RowDeps,
): Promise<Written | null> => {
  const { values, unclear } = row
  const { names } = deps
  const decision = await decideNow(context, row, deps)
  if (decision.action === 'skip') return { ...failed(decision), outcome: 'skipped' }
  if (decision.action === 'fail') return failed(decision)
  if (!pictures) return null
  if (!pictures.ok) return failed({ code: IMPORTER_ERROR, message: pictures.error })
  const isVariation = (decision.target?.type ?? values.type) === 'variation'
  const done = await inTransaction(context, async (inside) => {
    const shared = await sharedFields(inside, row, deps, pictures.value)
    // whether it is shown here is not for another shop to say
    const given = deps.rules.mode === 'both' && decision.target ? { ...shared, status: undefined } : shared
    return isVariation
      ? writeVariation(inside, row, decision, given, deps)
      : writeProduct(inside, row, decision, given, deps)
  })
  if (!done.ok) {
    names.clear()
    return failed(done.error)
  }
  return { outcome: decision.target ? 'updated' : 'created', productId: done.value, ...noteOf(unclear) }
}

/** Links a product with those that its row names; answers the names that match no product. */
export const writeLinks = async (
  context: Context,
  productId: number,
  { values }: ReadRow,
  madeOf: RowDeps['madeOf'],
): Promise<string[]> => {
  const unknown: string[] = []
  const resolve = async (references: readonly string[]): Promise<number[]> => {
    const ids: number[] = []
    for (const reference of references) {
      const found = await findReferred(context, reference, madeOf)
      if (found && found.id !== productId) ids.push(found.id)
      else unknown.push(reference)
    }
    return ids
  }
  const fields: ProductFields = {}
  for (const [name, references] of Object.entries(values.links)) {
    if (references.length) Object.assign(fields, { [name]: await resolve(references) })
  }
  await updateProduct(context, productId, fields)
  return unknown
}
