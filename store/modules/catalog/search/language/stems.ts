/** A word without an ending, and how sure it is that it means the same. */
export interface Stem {
  word: string
  fit: number
}

const SHORTEST = 3
const SHORTEST_PLURAL = 2

interface Ending {
  ending: string
  /** what takes its place */
  put?: string
  /** letters that must remain */
  least: number
  fit: number
}

const ending = (text: string, fit: number, least = SHORTEST, put = ''): Ending => ({
  ending: text,
  put,
  least,
  fit,
})

/** Endings that change nothing about what is meant. Longer ones first. */
const PLAIN: Ending[] = [
  ...['هایی', 'های', 'ها'].map((text) => ending(text, 0.96, SHORTEST_PLURAL)),
  ...['هایم', 'هایت', 'هایش', 'هامون', 'هاتون', 'هاشون', 'هام', 'هات', 'هاش'].map((text) =>
    ending(text, 0.9),
  ),
]

/** Endings that may as well be part of the word: they count only where what remains is a word of the shop. */
const DOUBTFUL: Ending[] = [
  ...['مان', 'تان', 'شان', 'مون', 'تون', 'شون'].map((text) => ending(text, 0.85)),
  ...['ترین', 'تر'].map((text) => ending(text, 0.85)),
  ending('هجات', 0.85),
  ending('هجات', 0.85, SHORTEST, 'ه'),
  ending('جات', 0.85),
  ending('ات', 0.8, 4),
  ending('گان', 0.85, SHORTEST, 'ه'),
  ending('یان', 0.8),
  ending('ان', 0.75, 4),
  ending('یا', 0.85, SHORTEST, 'ی'),
  ending('ای', 0.85),
  ending('یی', 0.85),
  ending('ی', 0.85),
  ...['امون', 'اتون', 'اشون', 'ام', 'اش'].map((text) => ending(text, 0.75)),
  ending('ا', 0.8, 2),
  ...['امو', 'اتو', 'اشو', 'مو', 'تو', 'شو', 'م', 'ت', 'ش'].map((text) => ending(text, 0.75)),
  ...['مو', 'تو', 'شو', 'م', 'ت', 'ش'].map((text) => ending(text, 0.7, 2, 'ه')),
  ending('ه', 0.7),
]

const ENGLISH: Ending[] = [
  ending('ies', 0.96, 3, 'y'),
  ending('ies', 0.96, 2, 'ie'),
  ending('ves', 0.96, 2, 'f'),
  ending('ves', 0.96, 2, 'fe'),
  ending('sses', 0.96, 2, 'ss'),
  ...['ches', 'shes', 'xes', 'zes'].map((text) => ending(text, 0.96, 1, text.slice(0, -2))),
  ending('oes', 0.96, 2, 'o'),
  ending('s', 0.96, 2),
]
const ENGLISH_DOUBTFUL: Ending[] = [
  ending('ing', 0.8, 3),
  ending('ing', 0.8, 3, 'e'),
  ending('ed', 0.8, 3),
  ending('ed', 0.8, 3, 'e'),
  ending('er', 0.7, 4),
  ending('y', 0.7, 3),
  ending('en', 0.8, 4),
]
const NO_PLURAL = /(ss|us|is)$/
const UNEQUAL: Record<string, string> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  people: 'person',
}

const without = (word: string, endings: readonly Ending[]): Stem[] =>
  endings.flatMap(({ ending: text, put = '', least, fit }) =>
    word.endsWith(text) && word.length - text.length >= least
      ? [{ word: word.slice(0, -text.length) + put, fit }]
      : [],
  )

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word)

const HEH_BEFORE_YEH = /^(.{2,}[هاو])ی$/

/**
 * The word without an ending that says number or joins it to the next word, else nothing.
 * @param known a word for itself, whose last letter is its own: ماهی is no ماه
 */
export const plainStems = (word: string, known = false): Stem[] => {
  if (isLatin(word)) {
    const unequal = UNEQUAL[word]
    if (unequal) return [{ word: unequal, fit: 0.96 }]
    return NO_PLURAL.test(word) ? [] : without(word, ENGLISH)
  }
  const [first] = without(word, PLAIN)
  if (first) return [first]
  const joined = known ? undefined : HEH_BEFORE_YEH.exec(word)?.[1]
  return joined ? [{ word: joined, fit: 0.96 }] : []
}

/** As spoken: خونه for خانه, بادوم for بادام. */
const asWritten = (word: string): Stem[] => {
  const stems: Stem[] = []
  for (const match of word.matchAll(/و(?=[نم])/g)) {
    const at = match.index
    if (at > 0) stems.push({ word: `${word.slice(0, at)}ا${word.slice(at + 1)}`, fit: 0.9 })
  }
  return stems
}

/** Words that this one may be a form of, the likelier first; each counts only if it is known. */
export const doubtfulStems = (word: string): Stem[] => {
  if (isLatin(word)) {
    const stems = [...without(word, ENGLISH_DOUBTFUL)]
    const doubled = /^(.+)(.)\2(ing|ed)$/.exec(word)
    if (doubled) stems.unshift({ word: `${doubled[1]}${doubled[2]}`, fit: 0.8 })
    return stems
  }
  const spoken = asWritten(word)
  const shorter = [
    ...plainStems(word).flatMap((stem) => without(stem.word, DOUBTFUL)),
    ...without(word, DOUBTFUL),
  ]
  const spokenShorter = [word, ...plainStems(word).map((stem) => stem.word)].flatMap((one) =>
    without(one, DOUBTFUL).flatMap((stem) => asWritten(stem.word)),
  )
  return [
    ...spoken,
    ...plainStems(word).flatMap((stem) => asWritten(stem.word)),
    ...shorter,
    ...spokenShorter,
  ]
}
