import { bitsetFor, hasBit, setBit } from '#store/modules/catalog/index/bitset.ts'
import { HASH_BITS, hashOf, oneEditFrom } from '../language/edits.ts'
import { soundOf } from '../language/sounds.ts'
import { likelySkeletonsOf, skeletonsOf } from '../language/transliteration.ts'
import { WordMap } from './word-map.ts'

/** Lists under a key; most keys have one member, which is kept bare. */
class Lists {
  readonly #lists = new Map<string, number | number[]>()

  add(key: string, member: number): void {
    const known = this.#lists.get(key)
    if (known === undefined) this.#lists.set(key, member)
    else if (typeof known === 'number') this.#lists.set(key, [known, member])
    else known.push(member)
  }

  get(key: string): readonly number[] {
    const known = this.#lists.get(key)
    return known === undefined ? [] : typeof known === 'number' ? [known] : known
  }
}

/** Words by how they sound and by their consonants: what a misspelled one, or one in another script, may stand for. */
export class Vocabulary {
  readonly words: string[] = []
  readonly #bySound = new Lists()
  /** hashes of all sounds: of a text whose hash is none of them nothing is looked up */
  readonly #hashes = bitsetFor(2 ** HASH_BITS)
  readonly #bySkeleton = new WordMap<number[]>()
  /** sounds of the words that are not spelled as they sound */
  readonly #sounds = new WordMap<number[]>()

  add(word: string): number {
    const number = this.words.push(word) - 1
    if (word.length < 2 || /^\d+$/.test(word)) return number
    const sound = soundOf(word)
    this.#bySound.add(sound, number)
    setBit(this.#hashes, hashOf(sound))
    if (sound !== word) this.#sounds.fetch(sound, () => []).push(number)
    for (const skeleton of skeletonsOf(word)) this.#bySkeleton.fetch(skeleton, () => []).push(number)
    return number
  }

  /** The numbers of words that sound like this one but for one edit after its first letter. */
  similar(word: string): ReadonlySet<number> {
    const sound = soundOf(word)
    const found = new Set<number>(this.#bySound.get(sound))
    const look = (text: string) => {
      for (const number of this.#bySound.get(text)) found.add(number)
    }
    oneEditFrom(sound, look, (hash) => hasBit(this.#hashes, hash))
    return found
  }

  /** The numbers of words that begin with a sound and are not spelled so, at most `limit`. */
  soundingBegun(sound: string, limit: number): number[] {
    const found: number[] = []
    for (const numbers of this.#sounds.startingWith(sound, limit)) {
      found.push(...numbers)
      if (found.length >= limit) break
    }
    return found
  }

  /** The numbers of words with the same consonants, in either script. */
  likeSounding(word: string): ReadonlySet<number> {
    return new Set(likelySkeletonsOf(word).flatMap((skeleton) => this.#bySkeleton.get(skeleton) ?? []))
  }

  /** The numbers of words whose consonants begin with those of this one, in either script. */
  begunLike(word: string): ReadonlySet<number> {
    return new Set(skeletonsOf(word).flatMap((skeleton) => this.#bySkeleton.startingWith(skeleton).flat()))
  }
}
