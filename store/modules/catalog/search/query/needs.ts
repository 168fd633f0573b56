import { foldPersian } from '#common/persian.ts'
import { isInfinitive } from '../language/deeds.ts'
import { isVerb } from '../language/verbs.ts'
import { FIELD } from '../text/fields.ts'
import type { Candidate, Group } from '../text/matcher.ts'
import { PURPOSE, WISHING } from '../words/fillers.ts'
import { type NeededGoods, neededGoods } from '../words/needs.ts'
import { joinWords } from '../words/synonyms.ts'
import { asForm, asItIs, isEmpty, shownWord, type Words, weaken } from './lookup.ts'
import type { Typed } from './read-query.ts'
import { sold, type Unit, unknownUnit } from './unit.ts'

/** what opens the clause that tells of the goods before it */
const OPENING: ReadonlySet<string> = new Set([...PURPOSE, 'که', 'ک', 'اینکه'])

/** Whether somebody tells what for, or what to do, rather than naming goods alone. */
export const isWish = (typed: readonly Typed[]): boolean =>
  typed.some(
    ({ joined }) => PURPOSE.has(joined) || WISHING.has(joined) || isVerb(joined) || isInfinitive(joined),
  )

const SOMETHING: ReadonlySet<string> = new Set('چیزی چیز یچیزی چی وسیله دستگاهی ابزاری'.split(' '))
const WITH = new Set(['باهاش', 'روش', 'توش', 'بشه'])

/** Whether what is wanted is not named, and goods are only what it is for: چیزی که باهاش تخم‌مرغ سرخ کنم. */
export const asksForSomething = (typed: readonly Typed[]): boolean => {
  const words = typed.map(({ joined }) => joined).filter((word) => !ONE.has(word) && word !== 'ای')
  const opens = OPENING.has(words[1] ?? '') || WITH.has(words[1] ?? '')
  return SOMETHING.has((words[0] ?? '').replace(/^(وسیله|دستگاه)(?:ای|ی)$/, 'وسیله')) && opens
}

const THAT: ReadonlySet<string> = new Set(['که', 'ک'])
const ONE: ReadonlySet<string> = new Set(['یه', 'یک'])
const ARTICLE = /(?:ای|ی)$/

/** Whether a word names goods by itself, or says what some product is. */
const isGoods = ({ lexicon, text }: Words, word: string): boolean => {
  const term = text.exact(word)
  return (
    lexicon.kindOf(word) === 'goods' || (term !== undefined && text.countIn(term, FIELD.head, LOOKED_AT) > 0)
  )
}
const LOOKED_AT = 300

/** Goods of which any one is meant: چراغی که, قهوه ای که, یه کتابی. */
const withoutArticle = (words: Words, word: Typed): Typed => {
  const { joined } = word
  if (!ARTICLE.test(joined) || words.lexicon.kindOf(joined) === 'goods') return word
  const noun = [joined.replace(ARTICLE, ''), joined.slice(0, -1)].find((stem) => isGoods(words, stem))
  return noun ? { ...word, joined: noun, parts: [noun], noun: true } : word
}

/** The words of a text, those that a clause or "one" shows to be goods without their article. */
export const withoutArticles = (words: Words, typed: readonly Typed[]): Typed[] =>
  typed.flatMap((word, at) => {
    const next = typed[at + 1]?.joined ?? ''
    if (word.joined === 'ای' && at > 0 && THAT.has(next)) return []
    const isMeant = THAT.has(next) || ONE.has(typed[at - 1]?.joined ?? '')
    return isMeant ? withoutArticle(words, word) : word
  })

export const textsOf = (typed: readonly Typed[]): string[] => typed.map(({ joined }) => joined)

const saysGoods = ({ kind, standing, fields }: Unit): boolean =>
  kind !== 'word' &&
  kind !== 'number' &&
  kind !== 'brand' &&
  standing === 'sold' &&
  (fields & FIELD.head) !== 0

const wordOf = (goods: string): string => joinWords(foldPersian(goods.replaceAll('\u200c', '')).split(' '))

const ASKING = new Set(
  'میخوام میخواهم میخواستم میخوایم میخواد بدین بدید دارین دارید لازم نیاز بخرم بخریم معرفی پیشنهاد موجوده موجود'.split(
    ' ',
  ),
)

/** Whether somebody asks here for what stands before it: قابلمه میخوام. */
const asksFor = (unit: Unit | undefined): boolean =>
  ASKING.has(foldPersian((unit?.text ?? '').replaceAll('\u200c', '')))

/** Goods that a wish names, and not what is to be done with them: before what tells of them, or else named last. */
export const namedGoods = (typed: readonly Typed[], units: readonly Unit[]): Unit | undefined => {
  const need = neededGoods(textsOf(typed))
  const goods = new Set(need?.goods.map(wordOf))
  const saying = typed.filter((word, at) => need?.said.has(at) && !goods.has(word.joined))
  const said = new Set(saying.map(({ text }) => text))
  const asked = units.findLast((unit, at) => saysGoods(unit) && asksFor(units[at + 1]))
  if (asked) return asked
  const isSaid = ({ text }: Unit) => text.split(' ').every((word) => said.has(word))
  const isNamed = (unit: Unit) => saysGoods(unit) && !isSaid(unit)
  const clause = units.findIndex(({ text }, at) => at > 0 && OPENING.has(foldPersian(text)))
  const before = clause < 0 ? units : units.slice(0, clause)
  const first = before.find((unit) => unit.kind === 'goods' && !unit.purpose && !isSaid(unit))
  if (first && first.standing !== 'sold') return first
  return (clause < 0 ? undefined : before.findLast(isNamed)) ?? units.findLast(isNamed)
}

/** Needed goods that are a kind of what a wish names: ضدآفتاب is also called کرم ضدآفتاب, and so is a cream. */
export const kindsOf = (
  { lexicon }: Words,
  named: Unit,
  { goods, said }: NeededGoods,
): NeededGoods | null => {
  const word = foldPersian(named.text)
  const kinds = goods.filter((one) =>
    lexicon.synonyms.of(wordOf(one)).some(({ words: [first], joined }) => first === word && joined !== word),
  )
  return kinds.length ? { goods: kinds, said } : null
}

/** The words of a need that products may be called by, each as a group of its own. */
export const groupsOfNeed = (words: Words, typed: readonly Typed[], { said }: NeededGoods): Group[] =>
  typed.flatMap(({ joined }, at) => {
    const group = said.has(at) && !isVerb(joined) ? (asForm(words, joined) ?? asItIs(words, joined)) : null
    return group && !isEmpty(group) ? group : []
  })

/** what is only called like needed goods does nothing of the kind */
const SAYS_WHAT = FIELD.head | FIELD.category
/** parts of a compound stand as a model does: شماطه‌دار */
const CALLED = SAYS_WHAT | FIELD.name | FIELD.model
/** goods that come later in the list of what is needed fit less */
const LATER = 0.08
const FEW = 4

/** Needed goods as one part of a query; null where the shop has none of them. */
export const unitOfNeed = (
  words: Words,
  typed: readonly Typed[],
  { goods, said }: NeededGoods,
): Unit | null => {
  const group: Group = { terms: [], phrases: [], fields: CALLED }
  let shown: string | null = null
  for (const [place, one] of goods.entries()) {
    const own = weaken(asItIs(words, wordOf(one)), 1 - LATER * Math.min(place, FEW))
    if (isEmpty(own)) continue
    shown ??= own.terms[0] ? shownWord(words.text, own.terms[0][0]) : one
    group.terms.push(...own.terms.map(([term, fit]): Candidate => [term, fit, SAYS_WHAT]))
    group.phrases.push(...own.phrases)
  }
  if (isEmpty(group)) return null
  const text = typed
    .filter((_, at) => said.has(at))
    .map((word) => word.text)
    .join(' ')
  return { ...sold(words, unknownUnit(text), group, shown), kind: 'goods', guessed: false }
}
