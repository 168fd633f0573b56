import type { DomainEvent } from '#store/database/transaction.ts'
import type { CacheDependency } from '../cache-dependencies.ts'
import { CACHE_TAGS, type CacheTag, tagOfEvent } from './cache-tags.ts'

const PRODUCT_TAGS = 2 ** 14

/** What cached answers depend on: parts of the shop by tag, products by id, and anything at all. */
export const createCacheVersions = () => {
  const tags = Object.fromEntries(CACHE_TAGS.map((name) => [name, { version: 0 }])) as Record<
    CacheTag,
    CacheDependency
  >
  /** an answer without tags may depend on anything, so every change drops it */
  const anything: CacheDependency = { version: 0 }
  /**
   * Of the products that answers show: such an answer is gone with the first of them that looks different. Products
   * whose ids lie so far apart share one, so that ids which nobody has, asked for by millions, take no room.
   */
  const products: readonly CacheDependency[] = Array.from({ length: PRODUCT_TAGS }, () => ({ version: 0 }))
  const ofProduct = (id: number): CacheDependency => products[id % PRODUCT_TAGS] ?? anything

  const dropTag = (name: CacheTag): void => {
    tags[name].version += 1
  }

  return {
    tags,
    anything,
    ofProduct,
    /** Drops the answers that showed what this event changed. */
    drop: (event: DomainEvent): void => {
      anything.version += 1
      const name = tagOfEvent(event)
      if (name) dropTag(name)
    },
    dropTag,
    /** Drops the answers that show one of these products. */
    dropProducts: (ids: Iterable<number>): void => {
      for (const id of ids) ofProduct(id).version += 1
    },
  }
}
