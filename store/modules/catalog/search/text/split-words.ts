const ZWNJ = 0x200c
const LESS = 0x3c
const AMPERSAND = 0x26

/** 1 for what a word is made of; surrogates count, so that rare scripts stay whole. */
const wordChars = new Uint8Array(0x10000)
for (let code = 0; code < 0x10000; code++) {
  const surrogate = code >= 0xd800 && code <= 0xdfff
  if (surrogate || code === ZWNJ || /[\p{L}\p{N}\p{M}\u0640]/u.test(String.fromCharCode(code))) {
    wordChars[code] = 1
  }
}

const LONGEST_ENTITY = 8

/** Where a tag or entity that begins at `at` ends, else `at`. */
const skipMarkup = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  if (code === LESS) {
    const end = text.indexOf('>', at)
    return end < 0 ? at : end
  }
  const end = text.indexOf(';', at)
  return end < 0 || end - at > LONGEST_ENTITY ? at : end
}

/** Calls `visit` with every word of a text as written, ZWNJ kept inside words, HTML tags and entities left out. */
export const splitWords = (text: string, visit: (word: string) => void): void => {
  let start = -1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (wordChars[code] === 1) {
      if (start < 0) start = at
      continue
    }
    if (start >= 0) visit(text.slice(start, at))
    start = -1
    if (code === LESS || code === AMPERSAND) at = skipMarkup(text, at)
  }
  if (start >= 0) visit(text.slice(start))
}

const ENDINGS = /\u200c(?:ها|های|هایی|ی|ای|ام|ات|اش|تر|ترین)$/
/** گل‌وگیاه names both */
const AND = /\u200cو|و\u200c/

/** Whether ZWNJ joins several words to one that means something else: a toy (اسباب‌بازی) is no game (بازی). */
export const isCompound = (word: string): boolean =>
  word.includes('\u200c') && !AND.test(word) && word.replace(ENDINGS, '').includes('\u200c')

const SHORT_PART = 3

/** Neighbouring words written as one where one of them is short: "تی شرت" is also looked for as "تیشرت". */
export const joinShortWords = (text: string): string => {
  const words: string[] = []
  splitWords(text, (word) => words.push(word))
  return words
    .flatMap((word, at) => {
      const next = words[at + 1]
      const short = next && (word.length <= SHORT_PART || next.length <= SHORT_PART)
      return short ? [word + next] : []
    })
    .join(' ')
}
