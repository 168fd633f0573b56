import { names, shownWord, type Words } from './query/lookup.ts'
import { typedWords } from './query/read-query.ts'
import { unitsOf } from './query/units.ts'
import { NAMING } from './text/fields.ts'
import { FILLERS } from './words/fillers.ts'

const LOOKED_AT = 200
const COUNTED = 50
const TRIED = 8

/** The words of the shop that begin with one, the more frequent first. */
const endingsOf = ({ text }: Words, word: string): number[] =>
  text
    .withPrefix(word, LOOKED_AT)
    .filter((term) => names(text, term) && text.fieldsOf(term) !== 0)
    .map((term) => ({ term, count: text.countIn(term, NAMING, COUNTED) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, TRIED)
    .map(({ term }) => term)

/** The text with its last word completed, as far as something is found for it, the likeliest first. */
export const completions = (
  words: Words,
  text: string,
  { accepts, limit }: { accepts: (slot: number) => boolean; limit: number },
): string[] => {
  const typed = typedWords(text)
  const last = typed.at(-1)
  if (!last) return []
  if (FILLERS.has(last.joined)) return []
  const before = typed.slice(0, -1)
  const groups = unitsOf(words, before, { exactly: true }).map(({ group }) => group)
  const having = groups.length ? new Set(words.text.match(groups, accepts).slots) : null
  if (having?.size === 0) return []
  const found = new Set<string>()
  for (const term of endingsOf(words, last.joined)) {
    if (having && !words.text.isAmong(having, term, NAMING)) continue
    found.add([...before.map((word) => word.text), shownWord(words.text, term)].join(' '))
    if (found.size === limit) break
  }
  return [...found]
}
