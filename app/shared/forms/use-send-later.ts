import { type RefObject, useEffect, useState } from 'react'
import type { OpenDraft } from './form-draft.ts'

/** enough to read what is about to happen */
export const SEND_SECONDS = 10

export interface SendLater {
  /** `waiting` for the network; `soon`, counting down, once it is there */
  state: 'none' | 'waiting' | 'soon'
  seconds: number
  /** The form could not be sent without a network. */
  wait: () => void
  cancel: () => void
  /** What the draft says of it when the page is opened. */
  restored: (waiting: boolean) => void
}

/**
 * Sends a form by itself once the network is back, also after the page was loaded again meanwhile: it counts down;
 * typing or a button cancels that.
 */
export const useSendLater = (
  form: RefObject<HTMLFormElement | null>,
  draft: RefObject<OpenDraft | null>,
): SendLater => {
  const [state, setState] = useState<SendLater['state']>('none')
  const [seconds, setSeconds] = useState(SEND_SECONDS)
  const begin = () => setState(navigator.onLine ? 'soon' : 'waiting')
  const cancel = () => {
    draft.current?.wait(false)
    setState('none')
  }
  /** The button that was pressed goes with what it stood in; the focus goes on to that of the form. */
  const cancelByHand = () => {
    cancel()
    const buttons = form.current?.querySelectorAll<HTMLElement>('button[type="submit"]') ?? []
    Array.from(buttons).at(-1)?.focus()
  }

  useEffect(() => {
    if (state === 'none') return
    const ends = new AbortController()
    const { signal } = ends
    addEventListener('online', begin, { signal })
    addEventListener('offline', begin, { signal })
    form.current?.addEventListener('submit', cancel, { signal })
    form.current?.addEventListener('input', ({ isTrusted }) => isTrusted && state === 'soon' && cancel(), {
      signal,
    })
    return () => ends.abort()
  })

  useEffect(() => {
    if (state !== 'soon') return
    let end = Date.now() + SEND_SECONDS * 1000
    const tick = () => {
      // does not count down while the form is hidden, as in a tab of the page that is not in front
      if (!form.current?.offsetParent) end = Date.now() + SEND_SECONDS * 1000
      const left = Math.ceil((end - Date.now()) / 1000)
      setSeconds(Math.max(left, 0))
      if (left > 0) return
      setState('none')
      if (draft.current?.takeWaiting()) form.current?.requestSubmit()
    }
    // the page is about to be loaded again, which starts the countdown again
    const stop = () => clearInterval(timer)
    setSeconds(SEND_SECONDS)
    const timer = setInterval(tick, 250)
    addEventListener('beforeunload', stop)
    return () => {
      clearInterval(timer)
      removeEventListener('beforeunload', stop)
    }
  }, [state, form, draft])

  return {
    state,
    seconds,
    wait: () => {
      draft.current?.wait(true)
      begin()
    },
    cancel: cancelByHand,
    restored: (waiting) => waiting && begin(),
  }
}
