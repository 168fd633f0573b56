import { call, type Query } from '#admin/api/call.ts'

/**
 * Products by the words of their names or a part of their SKU, each once. By SKU variations are found, too.
 * @param query what else the store is asked for, as the status
 */
export const findProducts = async <T extends { id: number }>(
  typed: string,
  query: Query,
  signal: AbortSignal,
): Promise<T[]> => {
  const ask = (by: Query) => call<T[]>('wc/v3/products', { query: { ...query, ...by }, signal })
  // one call with both parameters would want both to hold
  const [bySku, byWords] = await Promise.all([ask({ search_sku: typed }), ask({ search: typed })])
  const found = [...bySku.json, ...byWords.json]
  return [...new Map(found.map((product) => [product.id, product])).values()]
}
