import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { seenProducts } from '#app/device/shopping/seen-products.ts'
import type { CatalogVisibility } from '#store-api/contract/products.ts'
import { createAnswerCache } from '../pages/history/history-cache.ts'
import type { CardProduct } from '../product-card/card-product.ts'

interface Found {
  products: CardProduct[]
  /** epoch milliseconds of the oldest, where the device shows what it has seen */
  asOf: number | null
  /** ids that the shop was asked for and no longer has */
  gone: number[]
}

/** Without a network: what this device has seen of them. */
const findSeen = async (ids: number[]): Promise<Found | null> => {
  const seen = (await seenProducts.load<CardProduct>()).filter(({ card }) => ids.includes(card.id))
  if (!seen.length) return null
  return { products: seen.map(({ card }) => card), asOf: Math.min(...seen.map(({ at }) => at)), gone: [] }
}

const fetchByIds = async (ids: number[], catalog_visibility?: CatalogVisibility): Promise<CardProduct[]> => {
  if (!ids.length) return []
  const [{ browserStore }, { cardFields, toCardProduct }] = await Promise.all([
    import('../store-client/store-client.ts'),
    import('../product-card/card-product.ts'),
  ])
  const products = await browserStore().productsByIds(ids, { _fields: cardFields, catalog_visibility })
  return products.map(toCardProduct)
}

const findByIds = async (ids: number[], visibility?: CatalogVisibility): Promise<Found> => {
  try {
    const products = await fetchByIds(ids, visibility)
    return { products, asOf: null, gone: ids.filter((id) => !products.some((product) => product.id === id)) }
  } catch (error) {
    const seen = await findSeen(ids)
    if (!seen) throw error
    const inOrder = ids.flatMap((id) => seen.products.find((product) => product.id === id) ?? [])
    return { ...seen, products: inOrder }
  }
}

/**
 * Products that the device knows by id, read from the server again, in the order of the ids; what the shop no longer
 * has is missing. Without a network, as this device last saw them.
 * @param enabled false while they are not shown
 * @param visibility for what the shop recommends; what the device chose may be any that is published
 */
export const useProductsByIds = (ids: number[], enabled = true, visibility?: CatalogVisibility) => {
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState(false)
  const wanted = ids.join(',')
  const products = found?.products
  const missing = enabled && (!products || ids.some((id) => !products.some((product) => product.id === id)))
  useEffect(() => {
    if (!missing || failed) return
    let current = true
    const ask = wanted ? wanted.split(',').map(Number) : []
    findByIds(ask, visibility)
      .then((answer) => current && setFound(answer))
      .catch(() => current && setFailed(true))
    return () => {
      current = false
    }
  }, [wanted, missing, failed, visibility])
  const kept = products?.filter((product) => ids.includes(product.id)) ?? null
  const gone = found?.gone.filter((id) => ids.includes(id)) ?? []
  return { products: kept, gone, asOf: found?.asOf ?? null, failed, retry: () => setFailed(false) }
}

const shownBefore = createAnswerCache<CardProduct[]>()

/**
 * {@link useProductsByIds} for a row of a screen that somebody may come back to: what it showed at this place of the
 * history is there at once, and is asked for again only where other products are wanted.
 * @param row tells it from other rows of the screen
 * @param enabled false while it is not shown
 */
export const useRowOfProducts = (row: string | number, ids: number[], enabled: boolean) => {
  const place = `${useLocation().key}/${row}`
  const [before = []] = useState(() => shownBefore.get(place))
  const isAsBefore = ids.every((id) => before.some((product) => product.id === id))
  const wasHere = before.length > 0
  const { products, failed, retry } = useProductsByIds(ids, (enabled || wasHere) && !isAsBefore)
  const shown = products?.length ? products : before
  useEffect(() => {
    if (shown.length) shownBefore.set(place, shown)
  }, [shown, place])
  return { products: shown, wasHere, failed, retry }
}
