import { foldPersian } from '#common/persian.ts'
import { otherLayout } from './language/keyboard-layout.ts'
import { begunMultiplier, isNumberWord } from './language/numbers.ts'
import { type Attempt, attempt, NOTHING, NOUN } from './query/attempts.ts'
import { knownInPersian } from './query/corrections.ts'
import { type Intent, takeIntents } from './query/intents.ts'
import type { Words } from './query/lookup.ts'
import { ownTerms } from './query/lookup.ts'
import {
  asksForSomething,
  groupsOfNeed,
  isWish,
  kindsOf,
  namedGoods,
  textsOf,
  unitOfNeed,
  withoutArticles,
} from './query/needs.ts'
import type { Money } from './query/prices.ts'
import { type Typed, typedWords } from './query/read-query.ts'
import { type Unit, unknownUnit } from './query/unit.ts'
import { unitsOf } from './query/units.ts'
import { FIELD, NAMING } from './text/fields.ts'
import type { Group, Matches } from './text/matcher.ts'
import { isFiller } from './words/fillers.ts'
import { neededGoods } from './words/needs.ts'

export interface FoundText {
  matches: Matches
  /** another reading of the text that these results belong to */
  shownFor: string | null
  /** words that were not looked for, as typed */
  without: string[]
  /** order, price range and sale that the text asks for */
  intents: Intent[]
  /** whether descriptions alone mention it */
  mentioned: boolean
  /** what is wanted, in the shop's words; null where nothing is known of it */
  wanted: string | null
}

export interface SearchSource extends Words {
  /** slots of products whose SKU or barcode, or a variation's, begins with this */
  productsWithSku: (text: string) => number[]
  /** every slot, for a text that asks for an order alone */
  everything: () => Iterable<number>
  money: Money
}

export interface SearchOptions {
  /** which slots count as found; others must not keep a better step from being tried */
  accepts: (slot: number) => boolean
  /** words as they were typed: nothing is corrected, left out or understood */
  exactly?: boolean
  /** the last word is being typed */
  typing?: boolean
}

const SKU_SCORE = 1000
const SHORTEST_SKU = 3
const SHORTEST_NUMBER = 6

/** what people write before a code: کد کالا, شناسه, sku */
const CODE_LABEL = /^\s*(?:کد|شناسه|بارکد|شابک|sku|code|barcode|isbn)(?:\s+(?:کالا|محصول))?[\s:#]+/iu

/** Digits alone are rather a number than the beginning of a barcode. */
const looksLikeSku = (text: string): boolean =>
  text.length >= SHORTEST_SKU &&
  /\p{N}/u.test(text) &&
  (/\p{L}/u.test(text) || text.length >= SHORTEST_NUMBER)

const skusOf = (source: SearchSource, text: string, accepts: (slot: number) => boolean): number[] => {
  for (const code of new Set([text, text.replace(CODE_LABEL, '')])) {
    const found = looksLikeSku(code) ? source.productsWithSku(code).filter(accepts) : []
    if (found.length) return found
  }
  return []
}

/** Puts products whose SKU was typed before those that only hold such a word. */
const withSkus = (matches: Matches, skus: readonly number[]): Matches => {
  if (skus.length === 0) return matches
  const first = new Set(skus)
  const rest = [...matches.slots.keys()].filter((at) => !first.has(matches.slots[at] as number))
  return {
    slots: [...first, ...rest.map((at) => matches.slots[at] as number)],
    scores: [...[...first].map(() => SKU_SCORE), ...rest.map((at) => matches.scores[at] as number)],
  }
}

const isLatin = (typed: readonly Typed[]): boolean =>
  typed.every(({ joined }) => !/[\u0600-\u06ff]/.test(joined))

interface Reading extends Attempt {
  units: Unit[]
}

/** A query in Latin letters is read as English unless its words turn out to be Persian ones. */
const isEnglish = (typed: readonly Typed[], units: readonly Unit[]): boolean =>
  isLatin(typed) && !units.some(({ shown }) => shown !== null && /[\u0600-\u06ff]/.test(shown))

/** What a query is shown for; null where it is read as it is written. */
const shownText = (units: readonly Unit[]): string | null =>
  units.some(({ shown }) => shown !== null)
    ? units
        .map(({ text, shown }) => shown ?? text)
        .filter(Boolean)
        .join(' ')
    : null

/** Beside Persian words in Latin letters, what the shop has nothing of in English may be one, too: pool of keif pool. */
const inPersianToo = (source: SearchSource, units: readonly Unit[]): Unit[] =>
  units.map((unit) => {
    const isOpen = unit.standing !== 'sold' && unit.shown === null && /^[a-z]+$/i.test(unit.text)
    const persian = isOpen ? knownInPersian(source, unit.text.toLowerCase()) : undefined
    return persian ? { ...unit, shown: persian } : unit
  })

/** Corrected words may belong together: asbab bazi is اسباب‌بازی. */
const readAgain = (source: SearchSource, units: Unit[]): Unit[] => {
  if (shownText(units) === null || units.length < 2) return units
  const meant = shownText(inPersianToo(source, units)) ?? ''
  const again = unitsOf(source, typedWords(meant), { exactly: true })
  return again.length < units.length ? again : units
}

const read = (
  source: SearchSource,
  typed: readonly Typed[],
  { accepts, exactly = false, typing }: SearchOptions,
): Reading => {
  const units = unitsOf(source, typed, { exactly, typing })
  const latin = isEnglish(typed, units)
  const found = attempt(source, readAgain(source, units), { latin, exactly, accepts })
  return { ...found, units }
}

/** One part as what is wanted, and all others as what it is for. */
const readAround = (
  source: SearchSource,
  wanted: Unit,
  others: readonly Unit[],
  options: SearchOptions,
): Reading | null => {
  const telling = others.filter(({ filler }) => !filler)
  const units = [{ ...wanted, purpose: false }, ...telling.map((unit) => ({ ...unit, purpose: true }))]
  const found = attempt(source, units, { latin: false, exactly: false, accepts: options.accepts })
  return found.matches.slots.length ? { ...found, units } : null
}

const RAISED = 3

/** Those of some products first that have something of a group, the more the better they have it. */
const raise = (source: SearchSource, reading: Reading, group: Group, options: SearchOptions): Reading => {
  const { slots, scores } = reading.matches
  const having = source.text.match([group], options.accepts)
  const most = having.scores.reduce((best, score) => Math.max(best, score), 0)
  const shares = new Map(having.slots.map((slot, at) => [slot, (having.scores[at] as number) / most]))
  const raised = scores.map((score, at) => score * (1 + RAISED * (shares.get(slots[at] as number) ?? 0)))
  return { ...reading, matches: { slots, scores: raised } }
}

/** What is needed for what a text wishes to do, first what is called by the words of the wish. */
const readNeed = (
  source: SearchSource,
  typed: readonly Typed[],
  options: SearchOptions,
  need = neededGoods(textsOf(typed)),
): Reading | null => {
  const unit = need && unitOfNeed(source, typed, need)
  if (!unit) return null
  const rest = typed.filter((_, at) => !need.said.has(at))
  const found = readAround(source, unit, unitsOf(source, rest, {}), options)
  const groups = groupsOfNeed(source, typed, need)
  return found && groups.reduce((reading, group) => raise(source, reading, group, options), found)
}

/** Of the goods that a wish names, those first that do what it wishes for. */
const withNeed = (
  source: SearchSource,
  typed: readonly Typed[],
  named: Unit,
  reading: Reading,
  options: SearchOptions,
): Reading => {
  const need = neededGoods(textsOf(typed))
  const unit = need && unitOfNeed(source, typed, need)
  if (!unit) return reading
  const needed = new Set(source.text.match([unit.group], options.accepts).slots)
  if (reading.matches.slots.some((slot) => needed.has(slot)))
    return raise(source, reading, unit.group, options)
  const kinds = kindsOf(source, named, need)
  return (kinds && readNeed(source, typed, options, kinds)) ?? reading
}

const SURELY = 2

/** The same where several words tell it. */
const readTelling = (
  source: SearchSource,
  typed: readonly Typed[],
  options: SearchOptions,
): Reading | null => {
  const need = neededGoods(textsOf(typed))
  return need && need.said.size >= SURELY ? readNeed(source, typed, options, need) : null
}

/** Whether a part names goods that the shop has not. */
const isAbsent = ({ kind, standing, guessed }: Unit): boolean =>
  kind === 'goods' && standing !== 'sold' && !guessed

/** A wish in a sentence: by the goods that it names, or else by those that it needs. */
const readWish = (
  source: SearchSource,
  typed: readonly Typed[],
  whole: Reading,
  options: SearchOptions,
): Reading => {
  if (options.exactly || options.typing) return whole
  const isFound = whole.matches.slots.length > 0
  if (!isWish(typed)) {
    const named = isFound || whole.units.some(isAbsent)
    return (named ? null : readTelling(source, typed, options)) ?? whole
  }
  const needed = asksForSomething(typed) ? readNeed(source, typed, options) : null
  if (needed) return needed
  const goods = namedGoods(typed, whole.units)
  if (!goods) return readNeed(source, typed, options) ?? whole
  if (goods.standing !== 'sold') return readTelling(source, typed, options) ?? { ...whole, ...NOTHING }
  if (isFound && whole.without.every(({ purpose }) => purpose))
    return withNeed(source, typed, goods, whole, options)
  const others = whole.units.filter((unit) => unit !== goods)
  const around = isFound ? null : readAround(source, goods, others, options)
  return around ? withNeed(source, typed, goods, around, options) : whole
}

const CONNECTIVES = new Set(['و', 'یا', 'or', 'and'])

/** What stands before, between and after the words that part one thing from another. */
const sidesOf = (typed: readonly Typed[]): Typed[][] => {
  const sides: Typed[][] = [[]]
  for (const word of typed) {
    if (CONNECTIVES.has(word.joined)) sides.push([])
    else sides.at(-1)?.push(word)
  }
  return sides.filter((side) => side.length)
}

const namesGoods = ({ head }: Attempt): boolean => head !== null && (head.fields & NOUN) !== 0

const bestOf = ({ matches }: Reading): number => Math.max(0, ...matches.scores.slice(0, MOST_COMPARED))
const MOST_COMPARED = 1000

/** All that was asked for, or of several things the one that best is what was asked for. */
const readAny = (source: SearchSource, typed: readonly Typed[], options: SearchOptions): Reading => {
  const whole = readWish(source, typed, read(source, typed, options), options)
  const sides = whole.matches.slots.length || options.exactly ? [] : sidesOf(typed)
  let found: Reading | null = null
  for (const side of sides.length > 1 ? sides : []) {
    const typing = options.typing && side.at(-1) === typed.at(-1)
    const reading = read(source, side, { ...options, typing })
    if (reading.matches.slots.length === 0 || reading.without.length || !namesGoods(reading)) continue
    const others = sides.filter((other) => other !== side).flat()
    if (found && bestOf(reading) <= bestOf(found)) continue
    found = { ...reading, without: others.map(({ text }) => unknownUnit(text)) }
  }
  return found ?? (whole.matches.slots.length ? whole : (readName(source, typed, options) ?? whole))
}

const wantedOf = ({ head }: Attempt): string | null => head && (head.shown ?? head.text)

const LETTERS = /^[\p{L}\p{N}\s]+$/u
/** shorter words are no longer recognised when they are mistyped, and in the other layout */
const LONG = 5

/** What the other keyboard layout would have written, if all of it means something and no letter stands alone, however often. */
const inOtherLayout = (source: SearchSource, text: string, options: SearchOptions): FoundText | null => {
  const retyped = otherLayout(text)
  const typed = retyped && LETTERS.test(retyped) ? typedWords(retyped) : []
  if (typed.length === 0 || typed.some(({ joined }) => new Set(joined).size < 2)) return null
  const reading = read(source, typed, options)
  if (reading.matches.slots.length === 0 || reading.without.length) return null
  if (reading.units.some(({ guessed, text }) => guessed && text.length < LONG)) return null
  const { matches, mentioned, units } = reading
  const shownFor = shownText(units) ?? retyped
  return { matches, mentioned, shownFor, without: [], intents: [], wanted: wantedOf(reading) }
}

/** Keys that write a letter in Persian and none in Latin, inside of a word. */
const LETTER_KEYS = /[a-z][,;'[\]\\]|[,;'[\]\\][a-z]/iu

/** Whether a text that is being typed looks as if another layout was meant. */
const looksRetyped = (text: string, { typing, exactly }: SearchOptions): boolean =>
  Boolean(typing) && !exactly && LETTER_KEYS.test(text)

/** Exact words of the other layout are meant rather than corrected ones of this. */
const otherReading = (source: SearchSource, text: string, isNone: boolean, options: SearchOptions) =>
  inOtherLayout(source, text, { ...options, exactly: true }) ??
  (isNone ? inOtherLayout(source, text, options) : null)

/** Whether a name holds all words, those that could ask for an order among them: then they ask for nothing. */
const isName = (
  source: SearchSource,
  typed: readonly Typed[],
  accepts: (slot: number) => boolean,
): boolean => {
  const groups = typed.map(({ joined }) => ({
    terms: ownTerms(source, joined),
    phrases: [],
    fields: FIELD.name,
  }))
  return groups.every(({ terms }) => terms.length) && source.text.match(groups, accepts).slots.length > 0
}

const SHORTEST_NAME = 3

/** A name as products have it, whatever its words mean by themselves: of a bag of the model دفتر, دفتر is no notebook. */
const readName = (source: SearchSource, typed: readonly Typed[], options: SearchOptions): Reading | null => {
  if (typed.length < SHORTEST_NAME) return null
  const units = typed.map(({ text, joined }): Unit => {
    const group: Group = { terms: ownTerms(source, joined), phrases: [], fields: NAMING }
    return { ...unknownUnit(text), standing: 'sold', group }
  })
  if (units.some(({ group, text }) => group.terms.length === 0 && !isFiller(foldPersian(text)))) return null
  const groups = units.flatMap(({ group }) => (group.terms.length ? group : []))
  const matches = source.text.match(groups, options.accepts)
  return matches.slots.length ? { ...NOTHING, matches, units } : null
}

const readIntents = (
  source: SearchSource,
  query: string,
  typed: Typed[],
  { accepts, exactly }: SearchOptions,
) => {
  const taken = exactly ? { intents: [], rest: typed } : takeIntents(query, typed, source.money)
  return taken.intents.length && isName(source, typed, accepts) ? { intents: [], rest: typed } : taken
}

/** The words of a text; a number's multiplier that is being typed is taken for the whole word. */
const typedOf = (text: string, { typing }: SearchOptions): Typed[] => {
  const typed = typedWords(text)
  const [number, last] = typed.slice(-2)
  const multiplier = typing && last && number && isNumberWord(number.joined) && begunMultiplier(last.joined)
  return multiplier && last ? [...typed.slice(0, -1), { ...typedWords(multiplier)[0]!, at: last.at }] : typed
}

const allOf = (source: SearchSource, accepts: (slot: number) => boolean): Matches => {
  const slots = [...source.everything()].filter(accepts)
  return { slots, scores: slots.map(() => 1) }
}

const LAST_WORD = /\s*[^\s]+\s*$/u

/** What is being typed may be no word yet: what stands before it is looked for. */
const withoutLast = (source: SearchSource, text: string, options: SearchOptions): FoundText | null => {
  const before = text.replace(LAST_WORD, '')
  const last = typedWords(text).at(-1)
  const kind = last && source.lexicon.kindOf(last.joined)
  if (before.trim() === '' || kind === 'goods' || kind === 'brand') return null
  return searchProducts(source, before, { ...options, typing: true })
}

/**
 * Finds products for a shopper's words: all of them have to fit. As written, by stems and synonyms; with slips and in the
 * other script; in the other keyboard layout; last without the least telling words.
 */
export const searchProducts = (source: SearchSource, text: string, options: SearchOptions): FoundText => {
  const { accepts, exactly } = options
  const skus = skusOf(source, text, accepts)
  const taken = readIntents(source, text, typedOf(text, options), options)
  const { intents } = taken
  const rest = exactly ? taken.rest : withoutArticles(source, taken.rest)
  const plain = { shownFor: null, without: [], intents, mentioned: false, wanted: null }
  if (rest.length === 0 || (intents.length > 0 && rest.every(({ joined }) => isFiller(joined)))) {
    return { ...plain, matches: intents.length ? allOf(source, accepts) : NOTHING.matches }
  }
  const retyped = looksRetyped(text, options) ? inOtherLayout(source, text, options) : null
  if (retyped) return retyped
  const reading = readAny(source, rest, options)
  const { matches, without, units, mentioned } = reading
  const isPlain = matches.slots.length > 0 && units.every(({ shown }) => shown === null)
  if (!isPlain && skus.length === 0 && !exactly) {
    const other = otherReading(source, text, matches.slots.length === 0, options)
    if (other && !units.some(({ kind }) => kind === 'goods')) return other
  }
  if (matches.slots.length === 0) {
    const before = options.typing && skus.length === 0 ? withoutLast(source, text, options) : null
    return before ?? { ...plain, matches: withSkus(matches, skus) }
  }
  const left = new Set(without.map((unit) => unit.text))
  return {
    matches: withSkus(matches, skus),
    shownFor: shownText(units.filter((unit) => !left.has(unit.text))),
    without: without.map((unit) => unit.text),
    intents,
    mentioned,
    wanted: wantedOf(reading),
  }
}
