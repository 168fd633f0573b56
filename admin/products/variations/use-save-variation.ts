import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { conflictOf } from '#admin/shared/conflict/use-conflict.ts'
import { saleProblem } from '../product.ts'
import { saveVariation, type Variation, type VariationChange } from './variation.ts'

export type SaveVariation = (shown: Variation, change: VariationChange) => Promise<void>

/** @throws Error where the store would drop a sale without a word */
const keepSale = (before: Variation, change: VariationChange): void => {
  if (change.regular_price === undefined && change.sale_price === undefined) return
  const after = { ...before, ...change }
  const problem = saleProblem(after.sale_price, after)
  if (problem) throw new Error(problem)
}

/**
 * Saves a change of a variation, one after the other, so that what this screen itself saves is not taken for somebody
 * else's change. Where somebody else was there, the query shows what they saved.
 * @throws HttpError 409 as {@link saveVariation}; Error for a sale that is not below the price, by then
 */
export const useSaveVariation = (productId: number, queryKey: QueryKey): SaveVariation => {
  const queries = useQueryClient()
  const saves = useRef(new Map<number, Promise<Variation>>()).current
  const show = (now: Variation) =>
    queries.setQueryData<Variation[]>(queryKey, (all) => all?.map((one) => (one.id === now.id ? now : one)))
  return async (shown, change) => {
    const { id } = shown
    const earlier = saves.get(id) ?? Promise.resolve(shown)
    const save = earlier
      .catch(() => shown)
      .then((before) => {
        keepSale(before, change)
        return saveVariation(productId, before, change)
      })
    saves.set(id, save)
    try {
      show(await save)
    } catch (error) {
      const conflict = conflictOf(error)
      if (conflict) show(conflict.now as unknown as Variation)
      throw error
    } finally {
      if (saves.get(id) === save) saves.delete(id)
    }
  }
}
