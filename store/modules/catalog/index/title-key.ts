import { foldPersian } from '#common/persian.ts'

const ALPHABET = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'
/** each UTF-16 code unit as it compares */
const ranks = Uint16Array.from({ length: 0x10000 }, (_, code) => {
  const rank = ALPHABET.indexOf(String.fromCharCode(code))
  return rank < 0 ? code : 0x0600 + rank
})

/** A text that compares by code unit as Persian and Latin names do in a dictionary. */
export const titleKey = (name: string): string => {
  const folded = foldPersian(name)
  const key = new Uint16Array(folded.length)
  for (let at = 0; at < key.length; at++) key[at] = ranks[folded.charCodeAt(at)] as number
  return Buffer.from(key.buffer).toString('utf16le')
}
