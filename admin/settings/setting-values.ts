/** A setting as WooCommerce tells it: of an option, a way to pay or a way of delivery. */
export interface Setting<Value = string> {
  id: string
  type: string
  value: Value
}

export type FormValues<Value = string> = Record<string, Value | boolean | null | undefined>

/** The values for a form: a check box is `yes` or `no` in the store. */
export const toValues = <Value>(settings: readonly Setting<Value>[]): Record<string, Value | boolean> =>
  Object.fromEntries(
    settings.map(({ id, type, value }) => [id, type === 'checkbox' ? value === 'yes' : value]),
  )

/** The settings that were changed in a form, as the store takes them; what was emptied is ''. */
export const changedSettings = <Value>(
  settings: readonly Setting<Value>[],
  values: FormValues<Value>,
): Record<string, Value | string> =>
  Object.fromEntries(
    settings.flatMap(({ id, value }) => {
      const given = values[id]
      const now = typeof given === 'boolean' ? (given ? 'yes' : 'no') : (given ?? '')
      return JSON.stringify(now) === JSON.stringify(value) ? [] : [[id, now]]
    }),
  )
