type Item = Record<string, unknown>

/** The paths of `_fields`; null for all. Comes comma-separated or as a list. */
export const readFields = (search: URLSearchParams): string[] | null => {
  const given = [...search.getAll('_fields'), ...search.getAll('_fields[]')]
  const fields = given.flatMap((text) => text.split(/[\s,]+/)).filter(Boolean)
  return fields.length ? fields : null
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const copyPath = (from: Item, to: Item, path: string[]): void => {
  const [key = '', ...rest] = path
  if (!Object.hasOwn(from, key)) return
  const value = from[key]
  if (rest.length === 0) {
    to[key] = value
    return
  }
  if (!isItem(value)) return
  const inner = isItem(to[key]) && to[key] !== value ? (to[key] as Item) : {}
  copyPath(value, inner, rest)
  if (Object.keys(inner).length && to[key] !== value) to[key] = inner
}

/** By their first name. */
const pathsByKey = (fields: readonly string[]): Map<string, string[][]> =>
  Map.groupBy(
    fields.map((field) => field.split('.')),
    ([key = '']) => key,
  )

/** Lists cut each of their items by the same fields. */
const knownPaths = new WeakMap<readonly string[], Map<string, string[][]>>()

const pathsOf = (fields: readonly string[]): Map<string, string[][]> => {
  const known = knownPaths.get(fields) ?? pathsByKey(fields)
  knownPaths.set(fields, known)
  return known
}

/** An item cut to `_fields`. A path goes into objects, not into lists, as in WordPress. */
export const pickFields = (item: object, fields: readonly string[] | null): object => {
  if (!fields) return item
  const paths = pathsOf(fields)
  const picked: Item = {}
  for (const key of Object.keys(item)) {
    for (const path of paths.get(key) ?? []) copyPath(item as Item, picked, path)
  }
  return picked
}

/**
 * As {@link pickFields}, in the order in which the fields were asked for.
 * @param late the keys that follow after all others, whenever they were asked for
 */
export const pickInOrder =
  (late: ReadonlySet<string>) =>
  (item: object, fields: readonly string[] | null): object => {
    if (!fields) return item
    const picked = new Map(Object.entries(pickFields(item, fields)))
    const asked = [...pathsOf(fields).keys()].filter((key) => picked.has(key) && !late.has(key))
    return Object.fromEntries([...asked, ...picked.keys()].map((key) => [key, picked.get(key)]))
  }
