import { useCallback, useEffect, useRef, useState } from 'react'
import type { Quote, QuoteRequest } from '#store-api/contract/cart.ts'
import { quoteCache } from './quote-cache.ts'

export type QuoteStatus = 'loading' | 'ready' | 'failed' | 'offline'

const PAUSE = 350

const askShop = async (request: QuoteRequest, signal: AbortSignal): Promise<Quote> => {
  const { browserStore } = await import('#app/shared/store-client/store-client.ts')
  return browserStore().quote(request, signal)
}

/**
 * The shop's view of the cart: asked shortly after the last change, an older question is given up, so that the
 * last answer always belongs to the last question. The answer before stays in sight meanwhile.
 */
export const useQuote = (request: QuoteRequest | null) => {
  const key = request && JSON.stringify(request)
  const cached = quoteCache.use()
  const [answered, setAnswered] = useState<{ key: string; failed: boolean } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const lastAttempt = useRef(-1)
  const settled = useRef<string | null>(null)

  useEffect(() => {
    if (!key || settled.current === key) return
    const controller = new AbortController()
    const ask = async () => {
      try {
        const quote = await askShop(JSON.parse(key) as QuoteRequest, controller.signal)
        if (controller.signal.aborted) return
        settled.current = key
        quoteCache.set(key, quote)
        setAnswered({ key, failed: false })
      } catch {
        if (controller.signal.aborted) return
        // the quote before is asked for again where its cart comes back
        settled.current = null
        setAnswered({ key, failed: true })
      }
    }
    const isAskedFor = lastAttempt.current !== attempt
    lastAttempt.current = attempt
    const timer = setTimeout(() => void ask(), isAskedFor ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, attempt])

  const retry = useCallback(() => {
    settled.current = null
    setAnswered(null)
    setAttempt((count) => count + 1)
  }, [])
  const hasFailed = answered !== null && answered.key === key && answered.failed
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed, retry])

  /** takes an answer that was asked for elsewhere, as when a coupon was tried */
  const adopt = useCallback((of: QuoteRequest, quote: Quote) => {
    const ofKey = JSON.stringify(of)
    settled.current = ofKey
    quoteCache.set(ofKey, quote)
    setAnswered({ key: ofKey, failed: false })
  }, [])

  const { quote = null, at = null } = (key ? cached : null) ?? {}
  return { quote, at, status: statusOf(key, answered), retry, adopt }
}

const statusOf = (key: string | null, answered: { key: string; failed: boolean } | null): QuoteStatus => {
  if (!answered || answered.key !== key) return 'loading'
  if (!answered.failed) return 'ready'
  return navigator.onLine ? 'failed' : 'offline'
}
