import { customer } from '#app/device/customer/customer.ts'
import { type FormDraft, formDrafts } from '#app/device/forms/form-drafts.ts'
import { readFields, readInitial, writeFields } from './form-fields.ts'

/** typing is followed by this many ms of rest before it is written */
const REST = 300

export interface DraftOptions {
  /** The form shows what the shop holds: a draft of what has changed there since is of no use. */
  ofRecord?: boolean
  /** Fields hold again what was typed; `waiting` when it was to be sent by itself. */
  onRestored?: (form: HTMLFormElement, waiting: boolean) => void
}

export interface OpenDraft {
  /**
   * The form was taken: its draft goes, and what was sent is what it was opened with. What was typed meanwhile is a
   * draft of its own.
   */
  accept: () => void
  /** Whether it is to be sent by itself once there is a network. */
  wait: (waiting: boolean) => void
  /** True for one caller in one tab, who then sends it. */
  takeWaiting: () => boolean
  stop: () => void
}

const open = new Map<string, OpenDraft>()

const customerId = (): number => customer.get()?.id ?? 0

/** A form of this name was taken, whether it still stands on the page or not. */
export const acceptForm = (name: string): void => {
  const draft = open.get(name)
  if (draft) draft.accept()
  else formDrafts.remove(name, customerId())
}

const isOutdated = ({ fields }: FormDraft, initial: Map<string, string>): boolean =>
  Object.entries(fields).some(([name, [, before]]) => initial.has(name) && initial.get(name) !== before)

/**
 * Gives a form what was typed into it before, and keeps on the device what is typed now, until {@link OpenDraft.accept}.
 * What somebody typed before this began stays; fields that come later get theirs when they come.
 */
export const openFormDraft = (
  form: HTMLFormElement,
  name: string,
  options: () => DraftOptions,
): OpenDraft => {
  let initial = readInitial(form)
  /** of the draft, what has no field yet */
  let pending: FormDraft['fields'] = {}
  let owner = 0
  let waiting = false
  let sent: Map<string, string> | null = null
  let isEditedSinceSent = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRead = false
  const ends = new AbortController()

  const collect = (): FormDraft['fields'] => {
    const fields = { ...pending }
    for (const [field, value] of readFields(form)) {
      const before = initial.get(field) ?? ''
      if (value !== before) fields[field] = [value, before]
    }
    return fields
  }
  const write = (): void => {
    clearTimeout(timer)
    timer = undefined
    const now = customerId()
    // who has signed out leaves nothing behind
    if (!isRead || (owner !== 0 && now !== owner)) return
    if (now !== owner) formDrafts.remove(name, owner)
    owner = now
    formDrafts.write(name, owner, { fields: collect(), ...(waiting && { waiting }) })
  }
  const flush = (): void => {
    if (timer) write()
  }
  const fill = (): void => {
    const left = new Map(Object.entries(pending).map(([field, [value]]) => [field, value]))
    if (left.size === 0) return
    const done = writeFields(form, left)
    pending = Object.fromEntries(Object.entries(pending).filter(([field]) => !done.includes(field)))
  }
  const restore = async (): Promise<void> => {
    await customer.load()
    if (ends.signal.aborted) return
    owner = customerId()
    const draft = formDrafts.read(name, owner)
    isRead = true
    const { ofRecord, onRestored } = options()
    if (draft && ofRecord && isOutdated(draft, initial)) return formDrafts.remove(name, owner)
    const typed = collect()
    if (Object.keys(typed).length > 0) schedule()
    if (!draft) return
    pending = Object.fromEntries(Object.entries(draft.fields).filter(([field]) => !(field in typed)))
    waiting = draft.waiting === true
    fill()
    onRestored?.(form, waiting)
  }
  const schedule = (): void => {
    clearTimeout(timer)
    timer = setTimeout(write, REST)
  }
  /** A field that comes later is filled, and what it came with is known before anybody changes it. */
  const observer = new MutationObserver(() => {
    for (const [field, value] of readInitial(form)) if (!initial.has(field)) initial.set(field, value)
    fill()
  })

  const { signal } = ends
  const note = () => {
    isEditedSinceSent = true
    schedule()
  }
  for (const event of ['input', 'change']) form.addEventListener(event, note, { signal })
  const snapshot = () => {
    sent = readFields(form)
    isEditedSinceSent = false
  }
  form.addEventListener('submit', snapshot, { signal })
  addEventListener('pagehide', flush, { signal })
  document.addEventListener('visibilitychange', flush, { signal })
  observer.observe(form, { subtree: true, childList: true })
  void restore()

  const draft: OpenDraft = {
    accept: () => {
      clearTimeout(timer)
      timer = undefined
      initial = new Map([...initial, ...(sent ?? readFields(form))])
      pending = {}
      waiting = false
      formDrafts.remove(name, owner)
      if (sent && isEditedSinceSent) write()
    },
    wait: (next) => {
      waiting = next
      write()
    },
    takeWaiting: () => {
      const isMine = formDrafts.read(name, owner)?.waiting === true
      waiting = false
      if (isMine) write()
      return isMine
    },
    stop: () => {
      flush()
      ends.abort()
      observer.disconnect()
      if (open.get(name) === draft) open.delete(name)
    },
  }
  open.set(name, draft)
  return draft
}
