import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ProductView } from '../product-view.ts'
import { type Choice, PARAMETER_PREFIX, readChoice } from './options.ts'

const withValues = (params: URLSearchParams, values: Choice): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(values)) next.set(PARAMETER_PREFIX + key, value)
  return next
}

/**
 * The chosen options. The link is their place, so that a choice can be shared, kept and gone back to; what was just
 * pressed counts at once, until the link has followed.
 */
export const useVariantSelection = (product: ProductView) => {
  const [params, setParams] = useSearchParams()
  const [pressed, setPressed] = useState<{ from: string; values: Choice } | null>(null)
  const from = params.toString()
  const ahead = pressed?.from === from ? pressed.values : {}
  const choice = readChoice(product.groups, withValues(params, ahead), product.preferred)
  const write = (changes: Choice) => {
    const values = { ...ahead, ...changes }
    setPressed({ from, values })
    setParams(withValues(params, values), { replace: true, preventScrollReset: true })
  }
  return {
    choice,
    choose: (key: string, value: string) => write({ [key]: value }),
    /** an empty parameter says that nothing is chosen, also where the shop prefers something */
    clear: () => write(Object.fromEntries(product.groups.map(({ key }) => [key, '']))),
  }
}
