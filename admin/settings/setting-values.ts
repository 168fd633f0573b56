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

const THERE = '_there'

/** Texts in the shop's second language, for the same form; '' where the shop's own is shown in that, too. */
export const textsThere = (own: readonly Setting[], translated: readonly Setting[]): Setting[] =>
  own.map(({ id, type, value }) => {
    const there = translated.find((text) => text.id === id)?.value
    return { id: id + THERE, type, value: there === undefined || there === value ? '' : there }
  })

/** Those that were changed, by what they are called in the shop's own language. */
export const changedThere = (texts: readonly Setting[], values: FormValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(changedSettings(texts, values)).map(([name, text]) => [
      name.slice(0, -THERE.length),
      text,
    ]),
  )
