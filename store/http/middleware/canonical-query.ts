/** `include[]` and `include[0]` are ways to write `include`. */
const nameOf = (pair: string): string => {
  const written = pair.slice(0, pair.search(/=|$/))
  return decode(written.replaceAll('+', ' ')).replace(/\[.*$/, '')
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * A query with the known parameters alone, by name; those of one name stay in their order, which may mean something.
 * @param query what stands behind `?`
 */
export const canonicalQuery = (query: string, known: ReadonlySet<string>): string =>
  query
    .split('&')
    .map((pair): [name: string, pair: string] => [nameOf(pair), pair])
    .filter(([name]) => known.has(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, pair]) => pair)
    .join('&')
