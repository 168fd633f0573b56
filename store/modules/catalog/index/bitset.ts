/** A set of slots, one bit each. All bitsets of an index have the same length. */
export type Bitset = Uint32Array

export const bitsetFor = (slots: number): Bitset => new Uint32Array((slots + 31) >>> 5)

export const grown = (set: Bitset, slots: number): Bitset => {
  const larger = bitsetFor(slots)
  larger.set(set)
  return larger
}

export const hasBit = (set: Bitset, slot: number): boolean =>
  ((set[slot >>> 5] as number) & (1 << (slot & 31))) !== 0

export const setBit = (set: Bitset, slot: number): void => {
  set[slot >>> 5] = (set[slot >>> 5] as number) | (1 << (slot & 31))
}

export const clearBit = (set: Bitset, slot: number): void => {
  set[slot >>> 5] = (set[slot >>> 5] as number) & ~(1 << (slot & 31))
}

export const intersect = (into: Bitset, other: Bitset): void => {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) & (other[word] as number)
}

export const unite = (into: Bitset, other: Bitset): void => {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) | (other[word] as number)
}

export const subtract = (from: Bitset, other: Bitset): void => {
  for (let word = 0; word < from.length; word++)
    from[word] = (from[word] as number) & ~(other[word] as number)
}

export const countBits = (set: Bitset): number => {
  let count = 0
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] as number
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  return count
}

export const forEachBit = (set: Bitset, visit: (slot: number) => void): void => {
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] as number
    while (bits !== 0) {
      const lowest = bits & -bits
      visit((word << 5) + (31 - Math.clz32(lowest)))
      bits ^= lowest
    }
  }
}
