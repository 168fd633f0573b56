import { type RefObject, useEffect, useRef } from 'react'
import { type DraftOptions, type OpenDraft, openFormDraft } from './form-draft.ts'

/**
 * Keeps on the device what is typed into a form, until it is accepted; nothing where it has no name.
 * Passwords, codes and files are never kept.
 */
export const useFormDraft = (
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  options: DraftOptions = {},
): RefObject<OpenDraft | null> => {
  const draft = useRef<OpenDraft | null>(null)
  const opened = useRef<HTMLFormElement | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
    // once it was sent, another form may come in its place
    if (!name || !form.current || form.current === opened.current) return
    draft.current?.stop()
    opened.current = form.current
    draft.current = openFormDraft(form.current, name, () => latest.current)
  })
  useEffect(
    () => () => {
      draft.current?.stop()
      draft.current = null
      opened.current = null
    },
    [],
  )
  return draft
}
