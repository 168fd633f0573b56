export type Kind =
  | 'status'
  | 'header'
  | 'missing'
  | 'extra'
  | 'type'
  | 'value'
  | 'length'
  | 'order'
  | 'key order'

/** One way in which an answer is not the recorded one. */
export interface Difference {
  kind: Kind
  /** `body.images[0].src`, list places as `[]` where they do not matter */
  path: string
  expected: unknown
  actual: unknown
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object'

const compareKeys = (expected: object, actual: object, path: string): Difference[] => {
  const shared = Object.keys(expected).filter((key) => Object.hasOwn(actual, key))
  const order = Object.keys(actual).filter((key) => Object.hasOwn(expected, key))
  return shared.join() === order.join() ? [] : [{ kind: 'key order', path, expected: shared, actual: order }]
}

/** What tells an item of a list from the others. */
export const nameOf = (item: unknown): string | number | undefined => {
  if (!isObject(item)) return undefined
  // 0 names nothing: a custom attribute, an entry that was refused
  if (item.id && (typeof item.id === 'string' || typeof item.id === 'number')) return item.id
  if (Array.isArray(item.methods)) return item.methods.join()
  return typeof item.slug === 'string' && item.slug ? item.slug : undefined
}

/** The names of both lists, where they hold the same things in another order. */
const otherOrder = (expected: unknown[], actual: unknown[]): [unknown[], unknown[]] | null => {
  const [wanted, given] = [expected.map(nameOf), actual.map(nameOf)]
  const isSame = new Set(wanted).size === wanted.length && wanted.every((name) => given.includes(name))
  return isSame && !wanted.includes(undefined) && wanted.join() !== given.join() ? [wanted, given] : null
}

/** Items that name themselves (settings, gateways, endpoints) are compared even when one list has more of them. */
const compareNamed = (expected: unknown[], actual: unknown[], path: string): Difference[] =>
  actual.flatMap((item) => {
    const name = nameOf(item)
    const recorded = name === undefined ? undefined : expected.find((one) => nameOf(one) === name)
    return recorded === undefined ? [] : compareJson(recorded, item, `${path}[${name}]`)
  })

const codeOf = ({ error }: Record<string, unknown>): unknown => (isObject(error) ? error.code : undefined)

/** An entry of a batch that only one of the two refused; the rest of it follows from that. */
const compareRefusals = (
  expected: Record<string, unknown>,
  actual: Record<string, unknown>,
  path: string,
): Difference | null => {
  const [wanted, given] = [codeOf(expected), codeOf(actual)]
  if (wanted === given || (wanted !== undefined && given !== undefined)) return null
  const kind = wanted === undefined ? 'extra' : 'missing'
  return { kind, path: `${path}.error`, expected: wanted, actual: given }
}

/** Every difference of two JSON values, the recorded one first. */
export const compareJson = (expected: unknown, actual: unknown, path: string): Difference[] => {
  if (typeOf(expected) !== typeOf(actual)) return [{ kind: 'type', path, expected, actual }]
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const names = otherOrder(expected, actual)
    if (names && expected.length === actual.length) {
      const order: Difference = { kind: 'order', path, expected: names[0], actual: names[1] }
      return [order, ...compareNamed(expected, actual, path)]
    }
    if (expected.length === actual.length) {
      return expected.flatMap((item, at) => compareJson(item, actual[at], `${path}[${at}]`))
    }
    const length: Difference = { kind: 'length', path, expected: expected.length, actual: actual.length }
    return [length, ...compareNamed(expected, actual, path)]
  }
  if (!isObject(expected) || !isObject(actual)) {
    return Object.is(expected, actual) ? [] : [{ kind: 'value', path, expected, actual }]
  }
  const refusal = compareRefusals(expected, actual, path)
  if (refusal) return [refusal]
  const found: Difference[] = compareKeys(expected, actual, path)
  for (const key of Object.keys(expected)) {
    const inner = `${path}.${key}`
    if (!Object.hasOwn(actual, key)) {
      found.push({ kind: 'missing', path: inner, expected: expected[key], actual: undefined })
    } else found.push(...compareJson(expected[key], actual[key], inner))
  }
  for (const key of Object.keys(actual)) {
    if (Object.hasOwn(expected, key)) continue
    found.push({ kind: 'extra', path: `${path}.${key}`, expected: undefined, actual: actual[key] })
  }
  return found
}

/** Headers that a client of WooCommerce reads. */
export const HEADERS = [
  'Content-Type',
  'Location',
  'X-WP-Total',
  'X-WP-TotalPages',
  'Link',
  'Allow',
  'X-Content-Type-Options',
  'Access-Control-Expose-Headers',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Origin',
  'Cache-Control',
]

/** Differences of the headers with these names. */
export const compareHeaders = (
  expected: Record<string, string>,
  actual: Headers,
  names: readonly string[] = HEADERS,
): Difference[] => {
  const recorded = new Headers(expected)
  return names.flatMap((name): Difference[] => {
    const [wanted, given] = [recorded.get(name), actual.get(name)]
    if (wanted === given) return []
    return [{ kind: 'header', path: `headers.${name}`, expected: wanted, actual: given }]
  })
}
