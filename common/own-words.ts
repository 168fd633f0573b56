import { foldPersian } from './persian.ts'

const SHORTEST_WORD = 3
/** what has to be left of a password beside the words that everybody knows */
const LEAST_OF_ITS_OWN = 6

const SIGNS = /[^\p{L}\p{N}]+/u

/** The words that everybody knows of somebody: of names, of what stands before the @ of an e-mail address, of a number. */
export const ownWords = (texts: readonly string[]): string[] => {
  const words = texts.flatMap((text) => {
    const [local = ''] = foldPersian(text).split('@')
    const parts = local.split(SIGNS)
    return [...parts, parts.join(''), local.replace(/^0/, '')]
  })
  return [...new Set(words)]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
}

/**
 * Whether a password is made of such words and little else.
 * @param isCommon whether what is left beside the words is worth nothing either, folded
 */
export const isMadeOf = (
  password: string,
  words: readonly string[],
  isCommon: (rest: string) => boolean = () => false,
): boolean => {
  const folded = foldPersian(password)
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), folded)
  if (rest === folded) return false
  const left = rest.split(SIGNS).join('')
  return left.length < LEAST_OF_ITS_OWN || isCommon(left)
}
