/** What the keys of drafts begin with in localStorage; apart from the drafts, so that looking for one costs nothing. */
export const DRAFT_PREFIX = 'form-draft/'

/** Whether anybody on this device has typed into this form; it may be a draft that is of no use any more. */
export const hasFormDraft = (form: string): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(DRAFT_PREFIX) && key.endsWith(`/${form}`))
  } catch {
    return false
  }
}
