interface Counted {
  count: number
  /** what the one whose place it took had been counted for */
  inherited: number
}

/**
 * The few origins that most is asked for by, where `Host` alone says what the shop is called. Space-Saving (Metwally,
 * Agrawal, El Abbadi 2005): whoever is named in more than one of `places` requests is among them, however many
 * names are made up.
 */
export const createFrequentOrigins = (places = 8) => {
  const counts = new Map<string, Counted>()

  const least = (): [string, Counted] =>
    [...counts].reduce((found, one) => (one[1].count < found[1].count ? one : found))

  return {
    /** counts a request; whether its origin is one of them: it found a free place, or was certainly named before */
    take: (origin: string): boolean => {
      const known = counts.get(origin)
      if (known) {
        known.count += 1
        return known.inherited === 0 || known.count - known.inherited > 1
      }
      if (counts.size < places) {
        counts.set(origin, { count: 1, inherited: 0 })
        return true
      }
      const [name, { count }] = least()
      counts.delete(name)
      counts.set(origin, { count: count + 1, inherited: count })
      return false
    },
  }
}
