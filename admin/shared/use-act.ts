import { useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'

/**
 * Does something with the store that is no plain write of a record, says how it went, and reads anew what is shown.
 * @returns whether something is on its way, and what starts it: it answers whether it was done
 */
export const useAct = (): [boolean, (work: () => Promise<unknown>, done?: string) => Promise<boolean>] => {
  const [isBusy, setIsBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const act = async (work: () => Promise<unknown>, done = 'shell.saved') => {
    setIsBusy(true)
    try {
      await work()
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
