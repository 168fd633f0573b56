import { UNSAFE_decodeViaTurboStream as decodeAnswer } from 'react-router'
import { savesData } from '#app/first-view/idle.ts'
import { createBoundedMap } from '../pages/history/bounded-map.ts'

/** the id of the route of the product's page */
export const PRODUCT_ROUTE = 'routes/product'
/** ms; what was asked for longer ago is asked for again */
const FRESH = 60_000
const MOST = 24

interface Ahead {
  at: number
  /** null where the server has no such page, or did not answer */
  answer: Promise<ArrayBuffer | null>
}

/** by the path of the product's page */
const asked = createBoundedMap<Ahead>(MOST)

const ask = async (path: string): Promise<ArrayBuffer | null> => {
  try {
    const answer = await fetch(`${path}.data?_routes=${encodeURIComponent(PRODUCT_ROUTE)}`, {
      priority: 'low',
    })
    return answer.ok ? await answer.arrayBuffer() : null
  } catch {
    return null
  }
}

const isFresh = ({ at }: Ahead): boolean => Date.now() - at < FRESH

/**
 * Asks for what a product's page shows, before anybody asks for the page, unless data is saved; settles once it is there, or
 * cannot be had.
 */
export const fetchProductAhead = async (path: string): Promise<void> => {
  if (savesData()) return
  const known = asked.get(path)
  if (known && isFresh(known)) return
  const ahead: Ahead = { at: Date.now(), answer: ask(path) }
  asked.set(path, ahead)
  // a refusal is no answer that a tap could use
  if (!(await ahead.answer) && asked.get(path) === ahead) asked.delete(path)
}

/** What the server's loader of the product's route answered; undefined where it led elsewhere or cannot be read. */
const read = async (answer: ArrayBuffer): Promise<unknown> => {
  try {
    const { value } = await decodeAnswer(new Blob([answer]).stream(), window)
    return (value as Record<string, { data?: unknown } | undefined>)[PRODUCT_ROUTE]?.data
  } catch {
    return undefined
  }
}

/** The answer that was asked for ahead, once; else that of `serverLoader`. */
export const productData = async <T>(path: string, serverLoader: () => Promise<T>): Promise<T> => {
  const ahead = asked.get(path)
  asked.delete(path)
  const answer = ahead && isFresh(ahead) ? await ahead.answer : null
  const data = answer && (await read(answer))
  return data ? (data as T) : serverLoader()
}

/** After a change of the visitor's own, pages may be others. */
export const forgetProductsAhead = (): void => asked.clear()
