import type { Product } from '#store-api/contract/products.ts'
import { readDevice, writeDevice } from '../storage/storage.ts'

/** What this module reads of a card. */
type Card = Pick<Product, 'id' | 'name' | 'slug' | 'price'>

/** A product as its card last showed it. */
export interface SeenProduct<C extends Card = Card> {
  /** epoch milliseconds */
  at: number
  /** the language of its name */
  lang: string
  card: C
}

const KEY = 'seen_products'
const MOST = 300

const noted = new Map<number, SeenProduct>()
let writing: Promise<unknown> = Promise.resolve()

const write = async (): Promise<void> => {
  const known = await readDevice<SeenProduct[] | null>(KEY, []).catch(() => null)
  // what was noted is written with the next
  if (!known) return
  const seen = [...noted.values()].reverse()
  noted.clear()
  const again = new Set(seen.map(({ card }) => card.id))
  await writeDevice(KEY, [...seen, ...known.filter(({ card }) => !again.has(card.id))].slice(0, MOST))
}

/** One after the other, so that none undoes another. */
const enqueue = (work: () => Promise<unknown>): Promise<unknown> => {
  writing = writing.then(work, work)
  return writing
}

/** The products that this device was shown, newest first: what it can show of them without a network. */
export const seenProducts = {
  /** Notes a card for the next `save`. */
  note: (card: Card): void => {
    noted.delete(card.id)
    noted.set(card.id, { at: Date.now(), lang: document.documentElement.lang, card })
  },
  /** Writes what was noted. */
  save: async (): Promise<void> => {
    if (noted.size) await enqueue(write)
  },
  /** Those of the page's language. */
  load: async <C extends Card>(): Promise<SeenProduct<C>[]> => {
    await writing
    const seen = (await readDevice<SeenProduct[]>(KEY, []).catch(() => [])) as SeenProduct<C>[]
    return seen.filter(({ lang }) => lang === document.documentElement.lang)
  },
  clear: (): void => {
    noted.clear()
    void enqueue(() => writeDevice(KEY, []))
  },
}
