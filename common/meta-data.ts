/** One of WooCommerce's `meta_data`: a name with a value that the shop keeps without understanding it. */
export interface MetaEntry {
  id: number
  key: string
  value: unknown
}

export interface MetaChange {
  /** of the entry that is changed; without it the one with the same key is, or there will be a new one */
  id?: number | undefined
  key?: string | undefined
  /** null takes the entry away */
  value?: unknown
}

/** The entries after these changes, in the order given; ids go on from the highest. */
export const changeMeta = <M extends MetaEntry>(
  entries: readonly M[],
  changes: readonly MetaChange[],
): (M | MetaEntry)[] => {
  let all: (M | MetaEntry)[] = [...entries]
  for (const { id, key, value } of changes) {
    const known = all.find((entry) => (id ? entry.id === id : entry.key === key))
    if (known && value === null) all = all.filter((entry) => entry !== known)
    else if (known) {
      all = all.map((entry) => (entry === known ? { ...entry, key: key ?? entry.key, value } : entry))
    } else if (key && value !== null && value !== undefined) {
      all = [...all, { id: Math.max(0, ...all.map((entry) => entry.id)) + 1, key, value }]
    }
  }
  return all
}
