/** Sounds of Latin letters as Iranians and loanwords use them; the longest spelling comes first. */
const DIGRAPHS: [spelling: string, sound: string][] = [
  ['tch', 'C'],
  ['sch', 'S'],
  ['sh', 'S'],
  ['ch', 'C'],
  ['kh', 'X'],
  ['gh', 'Q'],
  ['zh', 'J'],
  ['ph', 'f'],
  ['th', 't'],
  ['ck', 'k'],
  ['qu', 'kv'],
  ['oo', 'u'],
  ['ou', 'u'],
  ['ee', 'i'],
]
const SINGLE: Record<string, string> = {
  j: 'J',
  q: 'Q',
  w: 'v',
  ğ: 'Q',
  ş: 'S',
  ç: 'C',
  ı: 'i',
  ö: 'o',
  ü: 'u',
}

/** The Persian letters that write a sound; vowels may also stay unwritten. */
const LETTERS: Record<string, string> = {
  b: 'ب',
  p: 'پ',
  t: 'تط',
  s: 'سصث',
  J: 'جژ',
  C: 'چ',
  h: 'هح',
  X: 'خ',
  d: 'د',
  z: 'زذضظ',
  r: 'ر',
  S: 'ش',
  Q: 'قغ',
  f: 'ف',
  k: 'ک',
  g: 'گ',
  l: 'ل',
  m: 'م',
  n: 'ن',
  v: 'و',
  y: 'ی',
}
const soundOfLetter = new Map(
  Object.entries(LETTERS).flatMap(([sound, letters]) =>
    [...letters].map((letter) => [letter, sound] as const),
  ),
)

const soundsWith = (word: string, x: string): string => {
  let sounds = ''
  for (let at = 0; at < word.length; ) {
    const digraph = DIGRAPHS.find(([spelling]) => word.startsWith(spelling, at))
    const letter = word[at] as string
    if (digraph) sounds += digraph[1]
    else if (letter === 'x') sounds += x
    else if (letter === 'c') sounds += /[eiy]/.test(word[at + 1] ?? '') ? 's' : 'k'
    else sounds += SINGLE[letter] ?? letter
    at += digraph ? digraph[0].length : 1
  }
  return sounds
}

/** How a Latin word may sound: its x is ks in loanwords and خ in Persian ones. */
const soundsOf = (word: string): string[] =>
  word.includes('x') ? [soundsWith(word, 'ks'), soundsWith(word, 'X')] : [soundsWith(word, 'ks')]

/** The same with the h left out that makes خ and غ of k and g: docharke. */
const hurriedSoundsOf = (word: string): string[] =>
  soundsOf(word).flatMap((sounds) =>
    /[kg]/.test(sounds) ? [sounds.replaceAll('k', 'X').replaceAll('g', 'Q')] : [],
  )

const squeeze = (skeleton: string): string => skeleton.replace(/(.)\1+/g, '$1').replaceAll('nb', 'mb')

const skeletonOfSounds = (sounds: string): string => squeeze(sounds.replace(/[aeiouyv]|h$/g, ''))

const skeletonOfPersian = (word: string): string => {
  let skeleton = ''
  for (const [at, letter] of [...word].entries()) {
    const sound = soundOfLetter.get(letter)
    if (!sound || sound === 'v' || sound === 'y') continue
    if (letter === 'ه' && at === word.length - 1) continue
    skeleton += sound
  }
  return squeeze(skeleton)
}

const isLatin = (word: string): boolean => /^[a-zğşçıöü]+$/.test(word)
const isPersian = (word: string): boolean => /^[\u0600-\u06ff]+$/.test(word)

/** The skeletons of a word that is looked for, also as somebody may have spelled it in a hurry. */
export const likelySkeletonsOf = (word: string): string[] =>
  isLatin(word)
    ? [...new Set([...soundsOf(word), ...hurriedSoundsOf(word)].map(skeletonOfSounds))].filter(Boolean)
    : skeletonsOf(word)

/** The consonants that a word is heard by, the same in both scripts; none for digits and mixtures. */
export const skeletonsOf = (word: string): string[] => {
  if (isLatin(word)) return soundsOf(word).map(skeletonOfSounds).filter(Boolean)
  const skeleton = isPersian(word) ? skeletonOfPersian(word) : ''
  return skeleton ? [skeleton] : []
}

const NEVER = 9
const HURRIED = 0.3
const VOWEL_LETTERS: Record<string, Record<string, number>> = {
  a: { ا: 0, ع: 0.1, ه: 0.15 },
  e: { ه: 0, ی: 0.35, ع: 0.15, ا: 0.4 },
  i: { ی: 0, ع: 0.2 },
  o: { و: 0.1, ع: 0.2, ا: 0.4 },
  u: { و: 0, ع: 0.2 },
}
const UNWRITTEN: Record<string, number> = { a: 0.05, e: 0, o: 0.05, i: 0.35, u: 0.35, y: 0.3, h: 0.6, v: 0.9 }

const written = (sounds: string, at: number, word: string, to: number): number => {
  const [sound, letter] = [sounds[at] as string, word[to] as string]
  const vowel = VOWEL_LETTERS[sound]
  if (!vowel) return LETTERS[sound]?.includes(letter) ? 0 : NEVER
  if (letter === 'ه' && to < word.length - 1) return NEVER
  if (letter === 'ا' && to === 0) return 0
  // خونه for خانه, as it is spoken
  if (sound === 'u' && letter === 'ا' && /[nm]/.test(sounds[at + 1] ?? '')) return 0.25
  return vowel[letter] ?? NEVER
}

const unheard = (word: string, to: number): number => {
  const letter = word[to]
  if (letter === 'ع') return 0.1
  if (letter === 'ا') return to === 0 ? 0.05 : 0.5
  if (letter === 'و') return word[to - 1] === 'خ' && word[to + 1] === 'ا' ? 0 : 0.5
  if (letter === 'ی') return 0.5
  if (letter === 'ه') return to === word.length - 1 ? 0.5 : 0.8
  // a doubled letter, which Persian marks at most
  return letter === word[to - 1] ? 0.2 : NEVER
}

const unspelled = (sounds: string, at: number): number => {
  const sound = sounds[at] as string
  if (sound === sounds[at - 1]) return 0.05
  // a word that begins with a vowel is written with one
  if (at === 0 && VOWEL_LETTERS[sound]) return 0.5
  if (sound === 'h' && at === sounds.length - 1) return 0.1
  return UNWRITTEN[sound] ?? NEVER
}

/** Of each beginning of a Persian word, none first: how badly the sounds spell it. */
const alignmentCosts = (sounds: string, word: string): number[] => {
  let row = [0]
  for (let to = 0; to < word.length; to++) row.push((row[to] as number) + unheard(word, to))
  for (let at = 0; at < sounds.length; at++) {
    const next = [(row[0] as number) + unspelled(sounds, at)]
    for (let to = 0; to < word.length; to++) {
      next.push(
        Math.min(
          (row[to] as number) + written(sounds, at, word, to),
          (row[to + 1] as number) + unspelled(sounds, at),
          (next[to] as number) + unheard(word, to),
        ),
      )
    }
    row = next
  }
  return row
}

/** How badly a Latin word spells a Persian one, or the other way round: 0 for letter by letter, infinite for not at all. */
export const transliterationCost = (one: string, other: string): number => {
  const [latin, persian] = isLatin(one) ? [one, other] : [other, one]
  if (!isLatin(latin) || !isPersian(persian)) return Number.POSITIVE_INFINITY
  const costOf = (sounds: string) => alignmentCosts(sounds, persian).at(-1) ?? NEVER
  const hurried = hurriedSoundsOf(latin).map((sounds) => HURRIED + costOf(sounds))
  return Math.min(...soundsOf(latin).map(costOf), ...hurried)
}

/** A letter of which one may be about to write the second: s of sh. */
const HALF = /[sckgz]$/
const SHORTEST_BEGUN = 2

/** What a Latin text may be the beginning of, as it is looked for by its consonants. */
export const begunSpellings = (latin: string): string[] => (HALF.test(latin) ? [latin, `${latin}h`] : [latin])

/** As {@link transliterationCost} of the beginning of a Persian word that a Latin text spells best. */
export const begunTransliterationCost = (latin: string, persian: string): number => {
  if (!isLatin(latin) || !isPersian(persian)) return Number.POSITIVE_INFINITY
  const costs = begunSpellings(latin)
    .flatMap(soundsOf)
    .flatMap((sounds) => alignmentCosts(sounds, persian).slice(SHORTEST_BEGUN))
  return Math.min(Number.POSITIVE_INFINITY, ...costs)
}

/** How badly a word may be spelled in the other script. */
export const transliterationAllowed = (length: number): number => (length < 4 ? 0.3 : length < 6 ? 0.5 : 0.75)
