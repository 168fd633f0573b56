type Fields = Record<string, unknown>

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields of `data` that are not as they were: what was not touched is not written over what others wrote. */
export const changesOf = (data: Fields, before: Fields): Fields =>
  Object.fromEntries(Object.entries(data).filter(([name, value]) => !same(value, before[name])))

/** Of the fields that somebody changed, those that somebody else has changed meanwhile. */
export const conflictsOf = (changes: Fields, before: Fields, now: Fields): string[] =>
  Object.keys(changes).filter((name) => !same(before[name], now[name]) && !same(changes[name], now[name]))
