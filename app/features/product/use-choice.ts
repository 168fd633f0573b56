import { useSearchParams } from 'react-router'
import { type Choice, PARAMETER_PREFIX, readChoice } from './options.ts'
import type { ProductView } from './product-view.ts'

/** The chosen options. The link is their only place, so that a choice can be shared, kept and gone back to. */
export const useChoice = (product: ProductView) => {
  const [params, setParams] = useSearchParams()
  const choice = readChoice(product.groups, params, product.preferred)
  const write = (values: Choice) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [key, value] of Object.entries(values)) next.set(PARAMETER_PREFIX + key, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    choice,
    choose: (key: string, value: string) => write({ [key]: value }),
    /** an empty parameter says that nothing is chosen, also where the shop prefers something */
    clear: () => write(Object.fromEntries(product.groups.map(({ key }) => [key, '']))),
  }
}
