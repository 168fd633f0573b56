/** One of WooCommerce's `meta_data`: a name with a value that the shop keeps without understanding it. */
export interface MetaEntry {
  id: number
  key: string
  value: unknown
}

export interface MetaChange {
  /** of the entry that is changed; where there is none of it, the one with the same key is, or there will be a new one */
  id?: number | undefined
  key?: string | undefined
  /** null takes the entry away */
  value?: unknown
}

/** Entries by their id and by their key, of several the first. */
interface MetaLookup<M extends MetaEntry> {
  byId: (id: number) => M | undefined
  byKey: (key: string) => M | undefined
}

/** The entry that a change is for: that of its id, else that of its key, as in WooCommerce. */
export const findMeta = <M extends MetaEntry>(
  { id, key }: MetaChange,
  { byId, byKey }: MetaLookup<M>,
): M | undefined => {
  const known = id ? byId(id) : undefined
  return known ?? (key === undefined ? undefined : byKey(key))
}

/** The entries after these changes, in the order given; ids go on from the highest. */
export const changeMeta = <M extends MetaEntry>(
  entries: readonly M[],
  changes: readonly MetaChange[],
): (M | MetaEntry)[] => {
  let all: (M | MetaEntry)[] = [...entries]
  for (const change of changes) {
    const { key, value } = change
    const known = findMeta(change, {
      byId: (id) => all.find((entry) => entry.id === id),
      byKey: (name) => all.find((entry) => entry.key === name),
    })
    if (known && value === null) all = all.filter((entry) => entry !== known)
    else if (known) {
      all = all.map((entry) => (entry === known ? { ...entry, key: key ?? entry.key, value } : entry))
    } else if (key && value !== null && value !== undefined) {
      all = [...all, { id: Math.max(0, ...all.map((entry) => entry.id)) + 1, key, value }]
    }
  }
  return all
}
