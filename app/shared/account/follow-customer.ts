import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onDeviceChange } from '#app/device/storage/storage.ts'

let loadAgain: (() => void) | undefined
let isWatching = false

/**
 * Loads a screen of an account again when another tab signs out, or somebody else in: what belongs to one customer is
 * never left standing. The tab that signs out goes on by itself.
 */
export const useFollowCustomer = (): void => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    loadAgain = () => void revalidate()
    if (!isWatching) onDeviceChange('customer', () => loadAgain?.())
    isWatching = true
    return () => {
      loadAgain = undefined
    }
  }, [revalidate])
}
