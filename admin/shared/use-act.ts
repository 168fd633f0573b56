import { useState } from 'react'
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin'

/** What an error is called in the language of the page: by its code, else in the server's own words. */
const useErrorText = (): ((error: unknown) => string) => {
  const translate = useTranslate()
  return (error) => {
    const { message } = error as Error
    const code: unknown = error instanceof HttpError ? error.body?.code : undefined
    return translate(`errors.${code}`, { _: translate(message, { _: message }) })
  }
}

/**
 * Does something with the store that is no plain write of a record, says how it went, and reads anew what is shown.
 * @returns whether something is on its way, and what starts it: it answers whether it was done
 */
export const useAct = (): [boolean, (work: () => Promise<unknown>, done?: string) => Promise<boolean>] => {
  const [isBusy, setIsBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const errorText = useErrorText()
  const act = async (work: () => Promise<unknown>, done = 'shell.saved') => {
    setIsBusy(true)
    try {
      await work()
      notify(done, { type: 'info' })
      refresh()
      return true
    } catch (error) {
      notify(errorText(error), { type: 'error' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return [isBusy, act]
}
