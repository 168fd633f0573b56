import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import {
  createAttribute,
  createTerm,
  findAttribute,
  type ProductAttribute,
  type ProductFields,
  type ProductRow,
  type WrittenTerm,
} from '#store/modules/catalog/catalog.ts'
import type { RowAttribute } from './read-parts.ts'
import type { ProductRowValues } from './row-values.ts'

/** Ids of terms and attributes that rows before have named; forgotten when a row is undone that may have made them. */
export type KnownNames = Map<string, number>

/** The term of this name, made where there is none. */
const termOf = async (
  context: Context,
  known: KnownNames,
  kind: WrittenTerm,
  name: string,
  parentId = 0,
): Promise<number | null> => {
  const key = JSON.stringify([kind, parentId, name])
  const found = known.get(key)
  if (found !== undefined) return found
  const made = await createTerm(context, kind, { name, parent_id: parentId })
  const id = made.ok ? made.value : made.error.reason === 'exists' ? made.error.id : null
  if (id !== null) known.set(key, id)
  return id
}

const leafOf = async (
  context: Context,
  known: KnownNames,
  kind: WrittenTerm,
  path: readonly string[],
): Promise<number | null> => {
  let id: number | null = 0
  for (const name of path) id = id === null ? null : await termOf(context, known, kind, name, id)
  return id
}

const idsOf = async (
  context: Context,
  known: KnownNames,
  kind: WrittenTerm,
  paths: readonly (readonly string[])[] | undefined,
): Promise<number[] | undefined> => {
  if (!paths) return undefined
  const ids: number[] = []
  for (const path of paths) {
    const id = await leafOf(context, known, kind, path)
    if (id) ids.push(id)
  }
  return ids
}

/** Ids of what a row sorts its product under, by names; unknown ones are made. */
export const resolveTerms = async (
  context: Context,
  known: KnownNames,
  { categories, brands, tags, shippingClass }: ProductRowValues,
): Promise<ProductFields> => ({
  category_ids: await idsOf(context, known, 'category', categories),
  brand_ids: await idsOf(context, known, 'brand', brands),
  tag_ids: await idsOf(
    context,
    known,
    'tag',
    tags?.map((tag) => [tag]),
  ),
  shipping_class_id:
    shippingClass === undefined
      ? undefined
      : shippingClass === ''
        ? 0
        : ((await termOf(context, known, 'shipping_class', shippingClass)) ?? undefined),
})

/** The shared attribute of this name, made where there is none; 0 where its name is one of a product alone. */
const sharedId = async (
  context: Context,
  known: KnownNames,
  { name, isShared }: RowAttribute,
): Promise<number> => {
  if (!isShared) return 0
  const key = JSON.stringify(['attribute', name])
  const before = known.get(key) ?? (await findAttribute(context, name))?.id
  const made = before === undefined ? await createAttribute(context, { name }) : null
  const id = before ?? (made?.ok ? made.value : 0)
  if (id) known.set(key, id)
  return id
}

const isNamed = (id: number, name: string) => (one: { id: number; name: string }) =>
  id ? one.id === id : one.id === 0 && one.name.toLowerCase() === name.toLowerCase()

/** The attributes of a product by its row; those that make variations go on doing so. */
export const resolveAttributes = async (
  context: Context,
  names: KnownNames,
  given: readonly RowAttribute[] | undefined,
  before: ProductRow | undefined,
): Promise<Pick<ProductFields, 'attributes' | 'default_attributes'>> => {
  if (!given) return {}
  const known = before ? (fromJson(before.attributes) as ProductAttribute[]) : []
  const attributes: NonNullable<ProductFields['attributes']> = []
  const chosen: NonNullable<ProductFields['default_attributes']> = []
  for (const [position, one] of given.entries()) {
    const id = await sharedId(context, names, one)
    const variation = one.chosen !== '' || (known.find(isNamed(id, one.name))?.variation ?? false)
    attributes.push({ id, name: one.name, position, visible: one.visible, variation, options: one.values })
    if (one.chosen !== '') chosen.push({ id, name: one.name, option: one.chosen })
  }
  return { attributes, default_attributes: chosen }
}

/**
 * What a variation chose, by its row; the attributes that it names make variations of its product from now on.
 * @returns the attributes of the product, where that changes them
 */
export const resolveChoices = async (
  context: Context,
  names: KnownNames,
  given: readonly RowAttribute[] | undefined,
  parent: ProductRow,
): Promise<{ choices: ProductFields['choices']; ofParent: ProductAttribute[] | null }> => {
  if (!given) return { choices: undefined, ofParent: null }
  const known = fromJson(parent.attributes) as ProductAttribute[]
  const named = new Set<ProductAttribute>()
  const choices: NonNullable<ProductFields['choices']> = []
  for (const one of given) {
    const id = await sharedId(context, names, one)
    const attribute = known.find(isNamed(id, one.name))
    if (!attribute) continue
    named.add(attribute)
    choices.push({ id, name: attribute.name, option: one.values[0] ?? '' })
  }
  const isNew = [...named].some(({ variation }) => !variation)
  const ofParent = known.map((one) => (named.has(one) ? { ...one, variation: true } : one))
  return { choices, ofParent: isNew ? ofParent : null }
}
