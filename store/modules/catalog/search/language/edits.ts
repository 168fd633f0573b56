import { soundAlike } from './sounds.ts'

/** The rows of both keyboards; neighbours touch in a row or across two. */
const KEYBOARDS = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو'],
]
/** letters that differ by their dots or a stroke alone, or in sound by little */
const SHAPES = ['بپتثنی', 'جچحخ', 'دذ', 'رزژ', 'در', 'جژ', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'کگ']
const VOWELS = new Set('اویهaeiou')

const pairs = new Set<string>()
const note = (one: string | undefined, other: string | undefined) => {
  if (one && other && one !== other) pairs.add(one + other).add(other + one)
}
for (const rows of KEYBOARDS) {
  for (const [at, row] of rows.entries()) {
    const below = rows[at + 1] ?? ''
    for (let key = 0; key < row.length; key++) {
      note(row[key], row[key + 1])
      note(row[key], below[key])
      note(row[key], below[key - 1])
    }
  }
}
for (const shape of SHAPES) for (const one of shape) for (const other of shape) note(one, other)

const SOUND = 0.2
const SLIP = 0.55
const EXCHANGED = 0.5
/** a letter that came two places too early or too late */
const MOVED = 0.7
const OTHER = 1

const replaced = (one: string, other: string): number => {
  if (one === other) return 0
  if (soundAlike(one, other)) return SOUND
  return pairs.has(one + other) ? SLIP : OTHER
}

/** What a letter too many or too few costs: least where its neighbour is the same, or a vowel, which is easily left out. */
const unpaired = (word: string, at: number): number => {
  const letter = word[at] as string
  if (letter === word[at - 1] || letter === word[at + 1]) return 0.4
  return VOWELS.has(letter) ? 0.65 : 0.8
}

/** Whether the three letters before these places are the same with one moved over the two others. */
const isMoved = (typed: string, at: number, meant: string, to: number): boolean => {
  if (typed[at - 3] === meant[to - 1]) {
    return typed[at - 2] === meant[to - 3] && typed[at - 1] === meant[to - 2]
  }
  return typed[at - 1] === meant[to - 3] && typed[at - 3] === meant[to - 2] && typed[at - 2] === meant[to - 1]
}

/**
 * How far two words are from each other when a slip of the hand or of the ear made one of the other: 0 for the same, about
 * 1 for a letter that nothing explains. Exchanged letters count once.
 */
export const slipCost = (typed: string, meant: string): number => {
  const rows: number[][] = [[0]]
  const first = rows[0] as number[]
  for (let at = 0; at < meant.length; at++) first.push((first[at] as number) + unpaired(meant, at))
  for (let at = 1; at <= typed.length; at++) {
    const letter = typed[at - 1] as string
    const row = rows[at - 1] as number[]
    const next = [(row[0] as number) + unpaired(typed, at - 1)]
    for (let to = 1; to <= meant.length; to++) {
      const other = meant[to - 1] as string
      let cost = Math.min(
        (row[to - 1] as number) + replaced(letter, other),
        (row[to] as number) + unpaired(typed, at - 1),
        (next[to - 1] as number) + unpaired(meant, to - 1),
      )
      if (at > 1 && to > 1 && letter === meant[to - 2] && typed[at - 2] === other && letter !== other) {
        cost = Math.min(cost, (rows[at - 2]?.[to - 2] as number) + EXCHANGED)
      }
      if (at > 2 && to > 2 && isMoved(typed, at, meant, to)) {
        cost = Math.min(cost, (rows[at - 3]?.[to - 3] as number) + MOVED)
      }
      next.push(cost)
    }
    rows.push(next)
  }
  return rows[typed.length]?.[meant.length] as number
}

const PERSIAN = [...'ابپتجچخدرزژسشفقکگلمنهوی']
const LATIN = [...'abcdefghijklmnopqrstuvwxyz']

/** The letters that differ from this one by their dots or strokes alone. */
const likeShaped = (letter: string): string[] =>
  SHAPES.flatMap((shape) => (shape.includes(letter) ? [...shape].filter((other) => other !== letter) : []))

/** Whether two words begin with the same letter, or with letters of one shape. */
export const beginAlike = (typed: string, meant: string): boolean => {
  const [one = '', other = ''] = [typed[0], meant[0]]
  return one === other || SHAPES.some((shape) => shape.includes(one) && shape.includes(other))
}

const BASE = 0x01000193
const SPREAD = 0x9e3779b1
/** how many bits of a number tell texts apart */
export const HASH_BITS = 20

const spread = (hash: number): number => Math.imul(hash ^ (hash >>> 15), SPREAD) >>> (32 - HASH_BITS)

const append = (hash: number, code: number): number => (Math.imul(hash, BASE) + code) | 0

/** A number for a text, below 2 to the power of {@link HASH_BITS}; other texts may have the same. */
export const hashOf = (text: string): number => {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = append(hash, text.charCodeAt(at))
  return spread(hash)
}

/** Calls `visit` with the hash of each beginning of a text, the text itself last. */
export const hashBeginnings = (text: string, visit: (hash: number) => void): void => {
  let hash = 0
  for (let at = 0; at < text.length; at++) {
    hash = append(hash, text.charCodeAt(at))
    visit(spread(hash))
  }
}

/**
 * Calls `visit` with every text that is one edit from a word, exchanged letters and one moved over two being one; its first letter stays, or
 * becomes one of the same shape.
 * @param mayBe whether a text of this hash is wanted; of most texts not even the letters are put together then
 */
export const oneEditFrom = (
  word: string,
  visit: (text: string) => void,
  mayBe: (hash: number) => boolean = () => true,
): void => {
  for (const letter of likeShaped(word[0] ?? '')) visit(letter + word.slice(1))
  const alphabet = /[a-z]/.test(word) ? LATIN : PERSIAN
  const { length } = word
  const code = (at: number) => word.charCodeAt(at)
  // what the letters from each place on add to a hash, and what one before them is multiplied with
  const ends = new Int32Array(length + 1)
  const powers = new Int32Array(length + 1).fill(1)
  for (let at = length - 1; at >= 0; at--) {
    const power = powers[at + 1] as number
    ends[at] = Math.imul(code(at), power) + (ends[at + 1] as number)
    powers[at] = Math.imul(power, BASE)
  }
  const isWanted = (start: number, from: number): boolean =>
    mayBe(spread((Math.imul(start, powers[from] as number) + (ends[from] as number)) | 0))

  let start = 0
  for (let at = 1; at <= length; at++) {
    start = append(start, code(at - 1))
    const head = word.slice(0, at)
    const left = length - at
    if (left > 0 && isWanted(start, at + 1)) visit(head + word.slice(at + 1))
    if (left > 1 && code(at) !== code(at + 1)) {
      const exchanged = append(append(start, code(at + 1)), code(at))
      if (isWanted(exchanged, at + 2)) visit(head + word[at + 1] + word[at] + word.slice(at + 2))
    }
    if (left > 2) {
      const [one, two, three] = [word[at], word[at + 1], word[at + 2]]
      const back = append(append(append(start, code(at + 1)), code(at + 2)), code(at))
      if (isWanted(back, at + 3)) visit(head + two + three + one + word.slice(at + 3))
      const forth = append(append(append(start, code(at + 2)), code(at)), code(at + 1))
      if (isWanted(forth, at + 3)) visit(head + three + one + two + word.slice(at + 3))
    }
    for (const letter of alphabet) {
      const other = append(start, letter.charCodeAt(0))
      if (left > 0 && letter !== word[at] && isWanted(other, at + 1))
        visit(head + letter + word.slice(at + 1))
      if (isWanted(other, at)) visit(head + letter + word.slice(at))
    }
  }
}

/** How much may be wrong with a word of this length; neighbouring keys make too many short English words of each other. */
export const slipAllowed = (length: number, latin = false): number => {
  if (length < 3) return 0
  if (length === 3) return latin ? EXCHANGED : 0.6
  return length === 4 ? 0.8 : 1
}
