import { foldPersian } from '#common/persian.ts'
import { FIELD } from './text/fields.ts'
import type { TextIndex } from './text/text-index.ts'

const FIELDS = FIELD.name | FIELD.model | FIELD.excerpt | FIELD.content
const MAX_WORDS = 12

/** WordPress's own search: every word somewhere inside the words of title, excerpt or content. */
export const searchAsWordPress = (index: TextIndex, text: string): { slots: number[] } => {
  const words = foldPersian(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  const groups = words.map((word) => index.containing(word))
  return { slots: index.holding(groups, FIELDS) }
}
