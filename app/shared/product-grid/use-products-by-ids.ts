import { useEffect, useState } from 'react'
import type { CardProduct } from '../product-card/card-product.ts'

const fetchByIds = async (ids: number[]): Promise<CardProduct[]> => {
  if (!ids.length) return []
  const [{ browserStore }, { cardFields, toCardProduct }] = await Promise.all([
    import('../store-client/store-client.ts'),
    import('../product-card/card-product.ts'),
  ])
  return (await browserStore().productsByIds(ids, { _fields: cardFields })).map(toCardProduct)
}

/**
 * Products that the device knows by id, read anew from the server, in the order of the ids; what the shop no longer
 * has is missing.
 * @param enabled false while nobody can see them
 */
export const useProductsByIds = (ids: number[], enabled = true) => {
  const [products, setProducts] = useState<CardProduct[] | null>(null)
  const [failed, setFailed] = useState(false)
  const wanted = ids.join(',')
  const missing = enabled && (!products || ids.some((id) => !products.some((product) => product.id === id)))
  useEffect(() => {
    if (!missing || failed) return
    let current = true
    const ask = wanted ? wanted.split(',').map(Number) : []
    fetchByIds(ask)
      .then((found) => current && setProducts(found))
      .catch(() => current && setFailed(true))
    return () => {
      current = false
    }
  }, [wanted, missing, failed])
  const kept = products?.filter((product) => ids.includes(product.id)) ?? null
  return { products: kept, failed, retry: () => setFailed(false) }
}
