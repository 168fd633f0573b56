import { useEffect, useState } from 'react'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import type { Suggestions } from '#store-api/contract/products.ts'

const PAUSE = 160

/** Suggestions for what was typed: asked after a short pause, given up when more is typed. */
export const useSuggestions = (text: string): { found: Suggestions | null; loading: boolean } => {
  const [answer, setAnswer] = useState<{ text: string; found: Suggestions | null }>({ text: '', found: null })
  useEffect(() => {
    if (!text) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      // an empty answer still offers to search for the text itself
      const nothing: Suggestions = { products: [], categories: [], brands: [], did_you_mean: null }
      const found = await browserStore()
        .suggest(text, abort.signal)
        .catch(() => nothing)
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
