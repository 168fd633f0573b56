import { useEffect, useState } from 'react'
import { seenProducts } from '#app/device/seen-products.ts'
import type { CardProduct } from '../product-card/card-product.ts'

interface Found {
  products: CardProduct[]
  /** epoch milliseconds of the oldest, where the device shows what it has seen */
  asOf: number | null
}

/** Without a network: what this device has seen of them. */
const findSeen = async (ids: number[]): Promise<Found | null> => {
  const seen = (await seenProducts.load<CardProduct>()).filter(({ card }) => ids.includes(card.id))
  if (!seen.length) return null
  return { products: seen.map(({ card }) => card), asOf: Math.min(...seen.map(({ at }) => at)) }
}

const fetchByIds = async (ids: number[]): Promise<CardProduct[]> => {
  if (!ids.length) return []
  const [{ browserStore }, { cardFields, toCardProduct }] = await Promise.all([
    import('../store-client/store-client.ts'),
    import('../product-card/card-product.ts'),
  ])
  return (await browserStore().productsByIds(ids, { _fields: cardFields })).map(toCardProduct)
}

const findByIds = async (ids: number[]): Promise<Found> => {
  try {
    return { products: await fetchByIds(ids), asOf: null }
  } catch (error) {
    const seen = await findSeen(ids)
    if (!seen) throw error
    const inOrder = ids.flatMap((id) => seen.products.find((product) => product.id === id) ?? [])
    return { ...seen, products: inOrder }
  }
}

/**
 * Products that the device knows by id, read anew from the server, in the order of the ids; what the shop no longer
 * has is missing. Without a network, as this device last saw them.
 * @param enabled false while nobody can see them
 */
export const useProductsByIds = (ids: number[], enabled = true) => {
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState(false)
  const wanted = ids.join(',')
  const products = found?.products
  const missing = enabled && (!products || ids.some((id) => !products.some((product) => product.id === id)))
  useEffect(() => {
    if (!missing || failed) return
    let current = true
    const ask = wanted ? wanted.split(',').map(Number) : []
    findByIds(ask)
      .then((answer) => current && setFound(answer))
      .catch(() => current && setFailed(true))
    return () => {
      current = false
    }
  }, [wanted, missing, failed])
  const kept = products?.filter((product) => ids.includes(product.id)) ?? null
  return { products: kept, asOf: found?.asOf ?? null, failed, retry: () => setFailed(false) }
}
