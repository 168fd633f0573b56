import { DRAFT_PREFIX } from './form-draft-keys.ts'

/** What somebody typed into a form and has not sent yet. */
export interface FormDraft {
  /** when it was typed last, in ms */
  saved_at: number
  /** by field: what was typed, and what the form held before */
  fields: Record<string, [typed: string, before: string]>
  /** it is sent by itself once there is a network */
  waiting?: boolean
}

/** ms; what was typed and not sent is forgotten then */
export const MAX_DRAFT_AGE = 30 * 24 * 3_600_000
const MAX_DRAFTS = 20
/** characters; the longest field of a form holds 5000 */
const MAX_LENGTH = 20_000

/** @param customer the id of who is signed in, 0 for a guest */
const keyOf = (form: string, customer: number): string => `${DRAFT_PREFIX}${customer}/${form}`

const isDraft = (value: unknown): value is FormDraft => {
  const { saved_at, fields } = (value ?? {}) as Partial<FormDraft>
  return typeof saved_at === 'number' && typeof fields === 'object' && fields !== null
}

const parse = (text: string | null): FormDraft | null => {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    return isDraft(draft) && Date.now() - draft.saved_at < MAX_DRAFT_AGE ? draft : null
  } catch {
    return null
  }
}

/** Storage may be full, or refused by the browser: a form works without it. */
const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch (error) {
    console.info('drafts of forms cannot be kept', error)
    return otherwise
  }
}

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PREFIX))

/** Drafts that are too old go, then the oldest. */
const makeRoom = (): void => {
  const drafts = keys().flatMap((key) => {
    const draft = parse(localStorage.getItem(key))
    if (!draft) localStorage.removeItem(key)
    return draft ? [{ key, savedAt: draft.saved_at }] : []
  })
  drafts.sort((one, other) => other.savedAt - one.savedAt)
  for (const { key } of drafts.slice(MAX_DRAFTS)) localStorage.removeItem(key)
}

/**
 * Drafts of forms on this device, each by the form's name and by who typed it. They are in localStorage, unlike what
 * else the device keeps: a page that is left has no time to wait for a database.
 */
export const formDrafts = {
  /** Of a customer; what they typed before they signed in becomes theirs. */
  read: (form: string, customer: number): FormDraft | null =>
    attempt(() => {
      const key = keyOf(form, customer)
      const own = parse(localStorage.getItem(key))
      if (own || customer === 0) return own
      const asGuest = keyOf(form, 0)
      const adopted = localStorage.getItem(asGuest)
      if (!parse(adopted)) return null
      localStorage.removeItem(asGuest)
      localStorage.setItem(key, adopted ?? '')
      return parse(adopted)
    }, null),
  /** A draft that is too long is not kept; one without fields is removed. */
  write: (form: string, customer: number, draft: Omit<FormDraft, 'saved_at'>): void =>
    attempt(() => {
      const key = keyOf(form, customer)
      const text = JSON.stringify({ ...draft, saved_at: Date.now() })
      if (Object.keys(draft.fields).length === 0) localStorage.removeItem(key)
      else if (text.length <= MAX_LENGTH) localStorage.setItem(key, text)
      makeRoom()
    }, undefined),
  remove: (form: string, customer: number): void =>
    attempt(() => localStorage.removeItem(keyOf(form, customer)), undefined),
  /** Signing out leaves nothing that was typed to whoever uses the device next. */
  clear: (): void =>
    attempt(() => {
      for (const key of keys()) localStorage.removeItem(key)
    }, undefined),
}
