import { useEffect, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { browserAccount } from '#app/shared/account/browser-account.ts'
import { toast } from '#app/ui/overlays/toast.ts'
import type { CustomerNotification } from '#store-api/contract/account-data.ts'

/**
 * The notifications as they are now. What is only read has been seen once it was shown; it stays marked as new until the
 * next visit. A card is seen when it was scratched.
 */
export const useNotifications = (given: CustomerNotification[]) => {
  const [scratched, setScratched] = useState<string[]>([])
  const [active, setActive] = useState<CustomerNotification | null>(null)
  const toRead = given.filter(({ kind, seen }) => !seen && kind !== 'scratch').map(({ id }) => id)
  const unread = toRead.join(' ')

  useEffect(() => {
    // shown again as new next time, when it could not be noted
    if (unread)
      browserAccount()
        .markSeen(unread.split(' '))
        .catch(() => undefined)
  }, [unread])

  useEffect(() => {
    if (!active) return
    const keep = () => {
      setScratched((before) => [...before, active.id])
      browserAccount()
        .markSeen([active.id])
        .catch(() => toast(m.loyalty_seen_failed(), { tone: 'error' }))
    }
    window.addEventListener('cardScratched', keep)
    return () => window.removeEventListener('cardScratched', keep)
  }, [active])

  return {
    shown: given.map((notification) =>
      scratched.includes(notification.id) ? { ...notification, seen: true } : notification,
    ),
    /** the card that is open, or was last */
    active,
    open: setActive,
  }
}
