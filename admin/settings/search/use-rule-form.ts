import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { MOST_PRODUCTS, type RuleFields } from './search.ts'

type Place = 'pinned' | 'hidden'

/** The rule as it is written now, and what changes its products. */
export const useRuleForm = () => {
  const { setValue, trigger } = useFormContext<RuleFields>()
  const { isSubmitted } = useFormState()
  const [query, pinned, hidden] = useWatch<RuleFields, ['query', Place, Place]>({
    name: ['query', 'pinned', 'hidden'],
  })
  const rule: RuleFields = { query: query ?? '', pinned: pinned ?? [], hidden: hidden ?? [] }
  const set = (place: Place, ids: number[]) => {
    setValue(place, ids, { shouldDirty: true, shouldTouch: true })
    if (isSubmitted) void trigger(['pinned', 'hidden'])
  }
  /** Puts a product in one of both places and takes it out of the other, or out of both. */
  const put = (id: number, wanted: Place | null) => {
    for (const place of ['pinned', 'hidden'] as const) {
      const isThere = rule[place].includes(id)
      if (place === wanted && !isThere && rule[place].length < MOST_PRODUCTS) set(place, [...rule[place], id])
      else if (place !== wanted && isThere)
        set(
          place,
          rule[place].filter((one) => one !== id),
        )
    }
  }
  return { rule, set, put }
}
