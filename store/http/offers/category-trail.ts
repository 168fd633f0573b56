import type { Category, Taxonomy } from '#store/modules/catalog/catalog.ts'

/** The deepest category of a product with those that it lies in, from the top down. */
export const categoryTrail = (
  taxonomy: Taxonomy,
  { categories }: { categories: readonly { id: number }[] },
): Category[] => {
  const [deepest = []] = categories
    .map(({ id }) => taxonomy.categoryPath(id))
    .sort((a, b) => b.length - a.length)
  return deepest.toReversed().flatMap((id) => taxonomy.categories.get(id) ?? [])
}
