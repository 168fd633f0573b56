import { foldPersian } from '#common/persian.ts'

const ZWNJ = '\u200c'
const MAX_WORDS = 16

/** A word as it was typed. */
export interface Typed {
  text: string
  /** where it begins in the query */
  at: number
  /** folded, what ZWNJ parts joined */
  joined: string
  /** folded, parted at ZWNJ */
  parts: string[]
  /** its article shows that it names goods */
  noun?: boolean
}

/** the dot of a decimal number stays in it */
const WORD = /\p{N}+[.٫]\p{N}+|[\p{L}\p{N}\p{M}\u0640\u200c]+/gu
/** 1/5 میلیون: many write a decimal number so */
const SLASH = /(?<=\p{N})\/(?=\p{N}+\s*(?:میلیون|ملیون|میلیارد|هزار))/gu

/** The words of a query. */
export const typedWords = (text: string): Typed[] => {
  const words: Typed[] = []
  for (const { 0: word, index: at } of text.replace(SLASH, '.').matchAll(WORD)) {
    const joined = foldPersian(word.replaceAll(ZWNJ, ''))
    const parts = foldPersian(word).split(' ').filter(Boolean)
    if (joined !== '' && words.push({ text: word, at, joined, parts }) === MAX_WORDS) break
  }
  return words
}
