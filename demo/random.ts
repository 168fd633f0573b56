/** Numbers that look random and are the same on every machine, for the same seed text. */
export interface Random {
  /** 0 ≤ value < 1 */
  next: () => number
  /** whole number, both ends included */
  int: (from: number, to: number) => number
  pick: <T>(list: readonly T[]) => T
  /** `count` different entries, in the list's order of chance */
  sample: <T>(list: readonly T[], count: number) => T[]
  chance: (part: number) => boolean
}

const hash = (text: string): number => {
  let value = 2166136261
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  return value >>> 0
}

export const createRandom = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[int(0, list.length - 1)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    const chosen: T[] = []
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(int(0, rest.length - 1), 1))
    return chosen
  }
  return { next, int, pick, sample, chance: (part) => next() < part }
}
