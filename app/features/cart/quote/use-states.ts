import { useCallback, useEffect, useState } from 'react'
import { useRootData } from '#app/shared/settings/root-data.ts'
import type { GeographyState } from '#store-api/contract/checkout.ts'

/** The provinces of the shop's country with their cities; null while unknown. */
export const useStates = (country: string) => {
  const locale = useRootData()?.locale
  const [states, setStates] = useState<GeographyState[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (states || hasFailed) return
    let isCurrent = true
    import('#app/shared/store-client/store-client.ts')
      .then(({ browserStore }) => browserStore().geography(country, locale))
      .then((found) => isCurrent && setStates(found))
      .catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
    }
  }, [country, locale, states, hasFailed])
  const retry = useCallback(() => setFailed(false), [])
  return { states, hasFailed, retry }
}
