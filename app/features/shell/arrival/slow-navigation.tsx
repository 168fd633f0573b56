import { useEffect } from 'react'
import { useHref, useNavigation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { toast } from '#app/ui/overlays/toast.ts'

/** ms; after that a message offers to load the page again (spec §9) */
const SLOW_AFTER = 15_000

/** What the message has, too: the page may still come. */
const SHOWN_FOR = 15_000

/** Tells who waits long for a screen. */
export const SlowNavigation = () => {
  const { state, location: next } = useNavigation()
  const url = useHref(next ?? '')
  const isLoading = state === 'loading'
  useEffect(() => {
    if (!isLoading) return
    const retry = { label: m.ui_retry(), onPress: () => location.assign(url) }
    const timer = setTimeout(() => toast(m.ui_slow(), { action: retry, duration: SHOWN_FOR }), SLOW_AFTER)
    return () => clearTimeout(timer)
  }, [isLoading, url])
  return null
}
