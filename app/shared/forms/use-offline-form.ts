import { type RefObject, useEffect, useRef } from 'react'
import type { OpenDraft } from './form-draft.ts'
import type { Unsent } from './send-form.ts'
import { useFormDraft } from './use-form-draft.ts'
import { type SendLater, useSendLater } from './use-send-later.ts'

/**
 * A message to the shop: what is typed is kept, and sent by itself when the network comes back.
 * @param unsent of a form that is sent by the router; others call `later.wait` themselves
 */
export const useOfflineForm = (
  name: string,
  unsent?: Unsent,
): {
  form: RefObject<HTMLFormElement | null>
  draft: RefObject<OpenDraft | null>
  later: SendLater
} => {
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef<SendLater>(null)
  const draft = useFormDraft(form, name, { onRestored: (_, waiting) => latest.current?.restored(waiting) })
  const later = useSendLater(form, draft)
  useEffect(() => {
    latest.current = later
  })
  useEffect(() => {
    if (unsent?.unsent === 'offline') latest.current?.wait()
  }, [unsent])
  return { form, draft, later }
}
