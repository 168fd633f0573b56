/** Values by name or index in the order in which they were first given, and the index that `[]` means. */
interface PhpArray {
  values: Map<string, PhpValue>
  next: number
}
export type PhpValue = string | PhpArray

/** as `max_input_nesting_level`; what is nested deeper is dropped */
const MAX_DEPTH = 64
const INDEX = /^(0|[1-9]\d{0,8})$/

const emptyArray = (): PhpArray => ({ values: new Map(), next: 0 })

const setValue = (array: PhpArray, name: string, value: PhpValue): void => {
  array.values.set(name, value)
  if (INDEX.test(name)) array.next = Math.max(array.next, Number(name) + 1)
}

/** `include[0][id]` is the path `include`, `0`, `id`; null for what PHP drops. */
const pathOf = (key: string): string[] | null => {
  const match = /^([^[\]]+)((?:\[[^\]]*\])*)/.exec(key)
  if (!match?.[1]) return null
  const path = [match[1], ...[...(match[2] ?? '').matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name)]
  return path.length > MAX_DEPTH ? null : path
}

/** A query or a form as PHP reads it: the last of equal names counts, brackets make arrays. */
export const readPhpQuery = (pairs: Iterable<[string, unknown]>): ReadonlyMap<string, PhpValue> => {
  const top = emptyArray()
  for (const [key, value] of pairs) {
    const path = typeof value === 'string' ? pathOf(key) : null
    if (!path) continue
    let array = top
    for (const [depth, part] of path.entries()) {
      const name = part || String(array.next)
      if (depth === path.length - 1) setValue(array, name, value as string)
      else {
        const known = array.values.get(name)
        const inner = typeof known === 'object' ? known : emptyArray()
        setValue(array, name, inner)
        array = inner
      }
    }
  }
  return top.values
}

/** PHP's value as JSON has it: numbered it is a list, as WordPress takes it, else an object. */
export const phpToPlain = (value: PhpValue): unknown => {
  if (typeof value === 'string') return value
  const names = [...value.values.keys()]
  const isList = names.every((name) => INDEX.test(name))
  return isList
    ? [...value.values.values()].map(phpToPlain)
    : Object.fromEntries([...value.values].map(([name, inner]) => [name, phpToPlain(inner)]))
}
