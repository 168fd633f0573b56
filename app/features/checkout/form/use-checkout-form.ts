import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { useUnsent } from '#app/shared/forms/send-form.ts'
import { useQueuedPress } from '#app/shared/forms/use-queued-press.ts'

/**
 * Sends the form of the checkout: to calculate the totals again, and to place the order. An order that is placed while
 * its amounts are on their way waits for them, and is placed at no other total than the one that was seen.
 * @param total what the order costs, as the page shows it
 */
export const useCheckoutForm = (form: RefObject<HTMLFormElement | null>, total: string | undefined) => {
  const submit = useSubmit()
  const { formData } = useNavigation()
  const unsent = useUnsent()
  const [isAsked, setAsked] = useState(false)
  const sending = formData?.get('intent') ?? null
  const isUpdating = sending !== null && sending !== 'place'
  const isWaiting = isAsked || isUpdating

  const send = async (changes: Record<string, string>) => {
    if (!form.current) return
    const entered = new FormData(form.current)
    for (const [name, value] of Object.entries(changes)) entered.set(name, value)
    await submit(entered, { method: 'post', preventScrollReset: true })
  }

  const seen = useRef('')
  const queue = useQueuedPress(isWaiting, () => {
    if (!unsent) void send({ intent: 'place', expected_total: seen.current })
  })

  const isAboutToAsk = useRef(false)
  /** Of several changes at once all count, in one question. */
  const update = () => {
    if (isAboutToAsk.current) return
    isAboutToAsk.current = true
    setAsked(true)
    queueMicrotask(async () => {
      isAboutToAsk.current = false
      await send({ intent: 'update' })
      setAsked(false)
    })
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!isWaiting || !(submitter instanceof HTMLButtonElement) || submitter.value !== 'place') return
    event.preventDefault()
    seen.current = total ?? ''
    queue.press()
  }

  return {
    update,
    onSubmit,
    isUpdating,
    isPlacing: sending === 'place' || queue.isQueued,
  }
}
