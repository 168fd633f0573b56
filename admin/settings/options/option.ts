/** One option of `wc/v3/settings/{group}`. */
export interface Option {
  id: string
  label: string
  description: string
  type: 'text' | 'email' | 'number' | 'checkbox' | 'select' | 'radio' | 'multiselect'
  value: string | string[]
  options?: Record<string, string>
}

export type OptionValues = Record<string, string | string[] | boolean>

/** The values for a form: a checkbox is `yes` or `no` in the store. */
export const toValues = (options: Option[]): OptionValues =>
  Object.fromEntries(
    options.map(({ id, type, value }) => [id, type === 'checkbox' ? value === 'yes' : value]),
  )

/** What is sent of a form: the options that were changed. */
export const toUpdates = (
  options: Option[],
  values: OptionValues,
): { id: string; value: string | string[] }[] =>
  options.flatMap(({ id, value }) => {
    const given = values[id]
    const now = typeof given === 'boolean' ? (given ? 'yes' : 'no') : (given ?? '')
    return JSON.stringify(now) === JSON.stringify(value) ? [] : [{ id, value: now }]
  })
