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
export const beginAlike = (typed: string, meant: string): boolean =>
  typed[0] === meant[0] || likeShaped(typed[0] ?? '').includes(meant[0] ?? '')

/**
 * Calls `visit` with every text that is one edit from a word, exchanged letters and one moved over two being one; its first letter stays, or
 * becomes one of the same shape.
 */
export const oneEditFrom = (word: string, visit: (text: string) => void): void => {
  for (const letter of likeShaped(word[0] ?? '')) visit(letter + word.slice(1))
  const alphabet = /[a-z]/.test(word) ? LATIN : PERSIAN
  for (let at = 1; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    const rest = tail.slice(1)
    if (tail !== '') {
      visit(head + rest)
      if (rest !== '' && rest[0] !== tail[0]) visit(head + rest[0] + tail[0] + rest.slice(1))
      if (rest.length > 1) {
        const [one, two, three] = tail as unknown as [string, string, string]
        visit(head + two + three + one + tail.slice(3))
        visit(head + three + one + two + tail.slice(3))
      }
    }
    for (const letter of alphabet) {
      if (tail !== '' && letter !== tail[0]) visit(head + letter + rest)
      visit(head + letter + tail)
    }
  }
}

/** How much may be wrong with a word of this length; neighbouring keys make too many short English words of each other. */
export const slipAllowed = (length: number, latin = false): number => {
  if (length < 3) return 0
  if (length === 3) return latin ? EXCHANGED : 0.6
  return length === 4 ? 0.8 : 1
}
