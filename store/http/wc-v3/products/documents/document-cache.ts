import { LRUCache } from 'lru-cache'

interface Cached {
  productId: number
  document: object
}

/**
 * Documents by key, the least used dropped first, with an index by product so that one change drops all of its
 * documents. The index names what is cached and nothing else.
 */
export const createDocumentCache = (max: number) => {
  const keysByProduct = new Map<number, Set<string>>()

  const removeKey = ({ productId }: Cached, key: string): void => {
    const keys = keysByProduct.get(productId)
    keys?.delete(key)
    if (keys?.size === 0) keysByProduct.delete(productId)
  }

  const documents = new LRUCache<string, Cached>({
    max,
    dispose: (cached, key, reason) => {
      if (reason !== 'set') removeKey(cached, key)
    },
  })

  return {
    get: (key: string): object | undefined => documents.get(key)?.document,
    set: (key: string, productId: number, document: object): void => {
      documents.set(key, { productId, document })
      const keys = keysByProduct.get(productId) ?? new Set()
      keysByProduct.set(productId, keys.add(key))
    },
    dropProduct: (productId: number): void => {
      for (const key of [...(keysByProduct.get(productId) ?? [])]) documents.delete(key)
    },
    clear: (): void => documents.clear(),
    /** how many keys the index names */
    indexedKeys: (): number => [...keysByProduct.values()].reduce((sum, keys) => sum + keys.size, 0),
  }
}
