import { foldPersian } from '#common/persian.ts'
import { readNumber } from '../language/numbers.ts'

const fold = (text: string) => text.split(' ').map((word) => foldPersian(word))

/** Words that say how goods are put together; what they are comes next. */
const CONTAINERS = new Set(
  fold(
    'ست سرویس بسته جعبه مجموعه سبد پک کیت قوطی کیسه سری دست برش پودر برند دستگاه set pack box bundle kit pair',
  ),
)
const CUT = /[,،(|:–—/]| for | with | of | in | by | from /i
const QUANTITY = /^\s*(set|pack|box|pair|pairs|size|a set|\d)/i

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}\u200c\u0640'-]+/gu) ?? []

const folded = (word: string): string => foldPersian(word).replaceAll(' ', '')

/** In Persian goods are named first, in English last. */
const persianHead = (name: string): string[] => {
  const words = wordsOf(name)
  const first = Math.max(
    0,
    words.findIndex((word) => /[\u0600-\u06ff]/.test(word)),
  )
  const head = words[first]
  if (head === undefined) return []
  const heads = CONTAINERS.has(folded(head)) ? words.slice(first, first + 2) : [head]
  // the parts of a compound are something else: an آب‌نبات is no آب
  return heads.map((word) => word.replaceAll('\u200c', ''))
}

const isQuantity = (text: string): boolean => {
  const words = wordsOf(text).map(folded)
  return QUANTITY.test(text) || words.length === 0 || readNumber(words, 0) !== null
}

const englishHeads = (name: string): string[] =>
  name.split(/[,،(|:–—]/).flatMap((segment, at) => {
    if (at > 0 && isQuantity(segment)) return []
    const last = wordsOf(segment.split(CUT)[0] ?? '').at(-1)
    return last ? [last, last.replaceAll('-', '')] : []
  })

/** The words of a name that say what the product is, and not what it is for or like. */
export const headOf = (name: string): string =>
  (/[\u0600-\u06ff]/.test(name) ? persianHead(name) : englishHeads(name)).join(' ')

const MODEL = /(?:^|\s)(?:مدل|model)\s+(?=\S)/iu

/** A name without what it says after "model", and that: a projector of the model "curtain" is no curtain. */
export const modelOf = (name: string): [rest: string, model: string] => {
  const found = MODEL.exec(name)
  if (!found) return [name, '']
  const after = found.index + found[0].length
  const end = name.slice(after).search(/[،,(«]/)
  const model = end < 0 ? name.slice(after) : name.slice(after, after + end)
  return [`${name.slice(0, found.index)} ${name.slice(after + model.length)}`, model]
}
