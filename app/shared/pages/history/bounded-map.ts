/** A map that forgets what was set longest ago where it would hold more than `most`. */
export const createBoundedMap = <T>(most: number) => {
  const held = new Map<string, T>()
  return {
    get: (key: string): T | undefined => held.get(key),
    delete: (key: string): boolean => held.delete(key),
    clear: (): void => held.clear(),
    set: (key: string, value: T): void => {
      held.delete(key)
      held.set(key, value)
      const oldest = held.keys().next().value
      if (held.size > most && oldest !== undefined) held.delete(oldest)
    },
  }
}
