import { useRef, useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import { newKey } from '#admin/api/idempotency-key.ts'

type Act = (work: (key: string) => Promise<unknown>, done?: string) => Promise<boolean>

/**
 * Does something with the store that is no plain write of a record, says how it went, and reads anew what is shown.
 * @returns whether something is on its way, and what starts it: it answers whether it was done. The work is handed an
 *   idempotency key, the same one until something has been done
 */
export const useAct = (): [boolean, Act] => {
  const key = useRef(newKey())
  const [isBusy, setIsBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const act: Act = async (work, done = 'shell.saved') => {
    setIsBusy(true)
    try {
      await work(key.current)
      key.current = newKey()
      notify(done, { type: 'info' })
      refresh()
      return true
    } catch (error) {
      const { message, status } = error as HttpError
      notify(message, { type: 'error' })
      // somebody else was first: what they did is shown
      if (status === 409) refresh()
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return [isBusy, act]
}
