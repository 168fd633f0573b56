import { type SlimPicture, slimPicture } from '#app/shared/pictures/slim-picture.ts'
import { tintOf } from '#app/ui/display/pictures/thumbhash.ts'
import type { StoreClient } from '#store-api/client/store-client.ts'
import type { Category } from '#store-api/contract/products.ts'

export interface CategoryTile {
  id: number
  name: string
  slug: string
  count: number
  image: (SlimPicture & { tint?: string }) | null
  /** those below it that hold something */
  children: { id: number; name: string; slug: string; count: number; leaf: boolean }[]
}

export interface CategoryLevel {
  /** null at the top */
  parent: { id: number; name: string; slug: string; count: number } | null
  /** from the top down to the parent's parent */
  above: { id: number; name: string; slug: string }[]
  tiles: CategoryTile[]
}

const toTile = (category: Category, filled: Category[]): CategoryTile => ({
  id: category.id,
  name: category.name,
  slug: category.slug,
  count: category.count,
  image: category.image && {
    ...slimPicture(category.image),
    tint: tintOf(category.image.thumbhash),
  },
  children: filled
    .filter(({ parent }) => parent === category.id)
    .map(({ id, name, slug, count }) => ({
      id,
      name,
      slug,
      count,
      leaf: !filled.some(({ parent }) => parent === id),
    })),
})

const ancestors = (all: Category[], parentId: number): Category[] => {
  const parent = all.find(({ id }) => id === parentId)
  return parent ? [...ancestors(all, parent.parent), parent] : []
}

/** One level of the categories, empty ones left out. Null where there is no such category. */
export const loadCategories = async (store: StoreClient, parentId: number): Promise<CategoryLevel | null> => {
  const filled = (await store.categories()).filter(({ count }) => count > 0)
  const parent = filled.find(({ id }) => id === parentId) ?? null
  if (parentId !== 0 && !parent) return null
  return {
    parent: parent && { id: parent.id, name: parent.name, slug: parent.slug, count: parent.count },
    above: parent ? ancestors(filled, parent.parent).map(({ id, name, slug }) => ({ id, name, slug })) : [],
    tiles: filled
      .filter((category) => category.parent === parentId)
      .map((category) => toTile(category, filled)),
  }
}
