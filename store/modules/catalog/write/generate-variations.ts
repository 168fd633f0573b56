import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import type { AttributeChoice, ProductAttribute } from '../tables.ts'
import { deleteProduct } from './delete-product.ts'
import type { GivenChoice, ProductFields } from './product-fields.ts'
import { createVariation } from './write-product.ts'

/** combinations of one product: more are a mistake, and each is a row */
const MOST = 500

const combine = (attributes: readonly ProductAttribute[]): GivenChoice[][] =>
  attributes.reduce<GivenChoice[][]>(
    (all, { id, name, options }) =>
      all.flatMap((choices) => options.map((option) => [...choices, { id, name, option }])),
    [[]],
  )

const keyOf = (choices: readonly GivenChoice[]): string =>
  choices
    .map(({ id, name, option }) => JSON.stringify([id || name, option]))
    .sort()
    .join()

/** Whether some options of the product are those of a variation; where it names none, any will do. */
const isMade = (choices: readonly AttributeChoice[], attributes: readonly ProductAttribute[]): boolean =>
  choices.every(
    ({ id, name, option }) =>
      option === '' ||
      attributes.some((one) => (id ? one.id === id : one.name === name) && one.options.includes(option)),
  )

interface Generated {
  made: number
  deleted: number
}

/**
 * Makes the variations that a variable product does not have yet, one for each combination of its options.
 * @param fields what all of them have, such as a price
 * @param cleans whether variations of options that the product has no longer are deleted
 */
export const generateVariations = (
  context: Context,
  productId: number,
  fields: ProductFields,
  cleans = false,
): Promise<Result<Generated, 'not_variable' | 'too_many'>> =>
  inTransaction(context, async (inside) => {
    const product = await inside.db
      .selectFrom('products')
      .select('attributes')
      .where('id', '=', productId)
      .where('type', '=', 'variable')
      .executeTakeFirst()
    if (!product) return refuse('not_variable' as const)
    const attributes = (fromJson(product.attributes) as ProductAttribute[]).filter((one) => one.variation)
    if (attributes.reduce((product, { options }) => product * options.length, 1) > MOST)
      return refuse('too_many' as const)
    const rows = await inside.db
      .selectFrom('products')
      .select(['id', 'attributes'])
      .where('parent_id', '=', productId)
      .execute()
    const variations = rows.map(({ id, attributes: own }) => ({
      id,
      choices: fromJson(own) as AttributeChoice[],
    }))
    const known = new Set(variations.map(({ choices }) => keyOf(choices)))
    const missing = attributes.length ? combine(attributes).filter((one) => !known.has(keyOf(one))) : []
    const unused = cleans ? variations.filter(({ choices }) => !isMade(choices, attributes)) : []
    for (const choices of missing) await createVariation(inside, productId, { ...fields, choices })
    for (const { id } of unused) await deleteProduct(inside, id, productId)
    return ok({ made: missing.length, deleted: unused.length })
  })
