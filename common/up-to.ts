/** Options of lru-cache: so many entries at most, which take memory as they come. Its own `max` takes it for all at once. */
export const upTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })
