import { foldPersian } from '#common/persian.ts'

const SMALL: Record<string, number> = {
  یک: 1,
  دو: 2,
  سه: 3,
  چهار: 4,
  چار: 4,
  پنج: 5,
  شش: 6,
  شیش: 6,
  هفت: 7,
  هشت: 8,
  نه: 9,
  ده: 10,
  یازده: 11,
  دوازده: 12,
  سیزده: 13,
  چهارده: 14,
  پانزده: 15,
  پونزده: 15,
  شانزده: 16,
  شونزده: 16,
  هفده: 17,
  هیفده: 17,
  هجده: 18,
  هیجده: 18,
  نوزده: 19,
  بیست: 20,
  سی: 30,
  چهل: 40,
  پنجاه: 50,
  شصت: 60,
  هفتاد: 70,
  هشتاد: 80,
  نود: 90,
  صد: 100,
  یکصد: 100,
  دویست: 200,
  سیصد: 300,
  چهارصد: 400,
  پانصد: 500,
  پونصد: 500,
  ششصد: 600,
  شیشصد: 600,
  هفتصد: 700,
  هشتصد: 800,
  نهصد: 900,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
}
const LARGE: Record<string, number> = {
  هزار: 1000,
  هزارتا: 1000,
  hezar: 1000,
  thousand: 1000,
  k: 1000,
  میلیون: 1_000_000,
  ملیون: 1_000_000,
  milion: 1_000_000,
  million: 1_000_000,
  میلیارد: 1_000_000_000,
}
const small = new Map(Object.entries(SMALL).map(([word, value]) => [foldPersian(word), value]))
const large = new Map(Object.entries(LARGE).map(([word, value]) => [foldPersian(word), value]))

const smallValue = (word: string): number | undefined => {
  if (/^\d{1,12}([.٫]\d{1,3})?$/.test(word)) return Number(word.replace('٫', '.'))
  return small.get(word) ?? (word.startsWith('و') ? small.get(word.slice(1)) : undefined)
}

export const isNumberWord = (word: string): boolean => smallValue(word) !== undefined || large.has(word)

/** Whether a word says thousands or millions. */
export const isMultiplier = (word: string): boolean => large.has(word)

const SHORTEST_BEGUN = 2

/** The multiplier that a word begins: میلیون of میلیو. */
export const begunMultiplier = (word: string): string | undefined =>
  word.length < SHORTEST_BEGUN ? undefined : [...large.keys()].find((name) => name.startsWith(word))

export interface ReadNumber {
  value: number
  /** how many words it takes */
  length: number
}

const HALF = foldPersian('نیم')

/** After millions a rest without a multiplier is in thousands: دو میلیون و پانصد. */
const restOf = (whole: number, part: number): number =>
  whole >= 1_000_000 && part > 0 && part < 1000 ? part * 1000 : part

/**
 * The number that begins at a word: دو هزار و پانصد, یک و نیم میلیون, 20 هزار, سی و شش, 1000, twelve. Digits stand beside multipliers only:
 * 37 38 are two numbers.
 */
export const readNumber = (words: readonly string[], at: number): ReadNumber | null => {
  let [whole, part, length] = [0, 0, 0]
  let counted = false
  for (let next = at; next < words.length; ) {
    const joined = next > at && words[next] === 'و'
    const place = joined ? next + 1 : next
    const word = words[place]
    if (word === undefined) break
    const multiplier = large.get(word)
    const value = smallValue(word)
    if (joined && counted && word === HALF && large.has(words[place + 1] ?? '')) {
      part += 0.5
    } else if (multiplier !== undefined && !joined) {
      whole += (counted ? part : 1) * multiplier
      part = 0
      counted = false
    } else if (
      value !== undefined &&
      (next === at || joined || word.startsWith('و') || (!counted && whole > 0))
    ) {
      part += value
      counted = true
    } else break
    next = place + 1
    length = next - at
  }
  return length ? { value: whole + restOf(whole, part), length } : null
}

const COUNTERS =
  'تایی|تائی|تا|عددی|عدد|نفره|نفری|تکه|تیکه|پارچه|جفت|جفتی|کاره|ساله|ماهه|گانه|طبقه|پله|درگاه|رنگ|اینچ|اینچی|گرمی|گرم|کیلویی|کیلو|لیتری|لیتر|میلی|گیگ|گیگابایت|متری|متر|سانتی|سانت|وات|ولت|ورق|برگ|چرخ|پرده|سر|سره|pcs|pc|gb|tb|mb|ml|cl|l|kg|gr|g|mg|cm|mm|m|inch|in|w|v|mah|pack|person|pairs|pair|oz|lb'
const COUNTED = new RegExp(`^(\\d+)(${foldPersian(COUNTERS)})$`)
const NAMED = new RegExp(
  `^(${[...small.keys()].sort((a, b) => b.length - a.length).join('|')})(${foldPersian(COUNTERS)})$`,
)

/** A number and what it counts that were written as one: 6تایی, ششتایی, 128gb; null for any other word. */
export const splitCounted = (word: string): [number: string, counted: string] | null => {
  const digits = COUNTED.exec(word)
  if (digits) return [digits[1] as string, digits[2] as string]
  const named = /^\p{L}/u.test(word) ? NAMED.exec(word) : null
  return named ? [String(small.get(named[1] as string)), named[2] as string] : null
}

/** The numbers that a text says in words or with multipliers, in digits. */
export const numbersIn = (words: readonly string[]): string[] => {
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string
    const counted = splitCounted(word)
    if (counted) found.push(...counted)
    const number = readNumber(words, at)
    if (number && String(number.value) !== word) found.push(String(number.value))
    at += number?.length ?? 1
  }
  return found
}

const YEARS = /سال|ساله|year/
const RANGE = /(\d+)\s*(?:تا|الی|to|-|–)\s*(\d+)/
const UP_TO = /(?:تا|زیر|up to|under)\s*(\d+)/
const FROM = /(\d+)\s*(?:\+|سال به بالا|سال و بیشتر|years and (?:up|over|older))/
/** whom "ten years and up" is for is not told by ages beyond this */
const GROWN_UP = 18

const upwards = (first: number, last: number): string[] =>
  Array.from({ length: Math.max(0, Math.min(last, first + GROWN_UP) - first + 1) }, (_, at) =>
    String(first + at),
  )

/** The ages that a text speaks of, each by itself: 6, 7, 8 and 9 of "۶ تا ۹ سال". @param text folded */
export const agesIn = (text: string): string[] => {
  if (!YEARS.test(text)) return []
  const range = RANGE.exec(text)
  if (range) return upwards(Number(range[1]), Number(range[2]))
  const from = FROM.exec(text)
  if (from) return upwards(Number(from[1]), GROWN_UP)
  const upTo = UP_TO.exec(text)
  return upTo ? upwards(1, Number(upTo[1])) : []
}
