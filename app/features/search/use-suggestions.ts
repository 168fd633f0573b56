import { useEffect, useState } from 'react'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import type { Suggestions } from '#store-api/contract/products.ts'
import { searchSeen } from './search-seen.ts'

/** What is shown of an answer. */
export type Found = Omit<Suggestions, 'products'> & {
  products: (Omit<Suggestions['products'][number], 'image'> & { image: { src: string } | null })[]
}

const PAUSE = 160
const MOST_SEEN = 5

/** Without a network, products that this device has seen; an empty answer still offers to search for the text itself. */
const suggestSeen = async (text: string): Promise<Found> => {
  const seen = await searchSeen(text)
  return {
    products: seen.slice(0, MOST_SEEN).map(({ card }) => card),
    categories: [],
    brands: [],
    queries: [],
    did_you_mean: null,
  }
}

/** Suggestions for what was typed: asked after a short pause, given up when more is typed. */
export const useSuggestions = (text: string): { found: Found | null; loading: boolean } => {
  const [answer, setAnswer] = useState<{ text: string; found: Found | null }>({ text: '', found: null })
  useEffect(() => {
    if (!text) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const found = await browserStore()
        .suggest(text, abort.signal)
        .catch(() => suggestSeen(text))
      if (!abort.signal.aborted) setAnswer({ text, found })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text])
  // what was found for the text before stays until the new answer is there
  return { found: answer.found, loading: answer.text !== text }
}
