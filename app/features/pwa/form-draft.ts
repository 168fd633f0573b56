/** What somebody has typed or chosen on a page, kept over its reload in the same tab. */
const KEY = 'typed'
/** what has not found its field by then has none */
const LONGEST = 15_000

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Typed {
  /** its name or label, and which of those that are called so */
  field: string
  value: string
  checked?: boolean
}

interface Kept {
  page: string
  typed: Typed[]
}

const CONTROLS = 'input, textarea, select'
const NOT_HYDRATED = '[data-hydrated="false"]'
const CHOICES = ['checkbox', 'radio']
const NEVER = ['hidden', 'password', 'file', 'submit', 'button', 'image', 'reset']
const SECRET = /one-time-code|^cc-|password/

/** Choices are kept only when somebody has made them: others may be right otherwise by then. */
const chosen = new WeakSet<EventTarget>()

export const watchChoices = (): void => {
  addEventListener('change', ({ target, isTrusted }) => isTrusted && target && chosen.add(target), true)
}

const isChoice = (control: Control): boolean => CHOICES.includes(control.type)
/** A switch takes effect at once and is kept where it belongs. */
const isOurs = (control: Control): boolean =>
  !NEVER.includes(control.type) &&
  !SECRET.test(control.autocomplete) &&
  control.getAttribute('role') !== 'switch'

const hasInput = (control: Control): boolean =>
  isChoice(control) || control instanceof HTMLSelectElement ? chosen.has(control) : control.value !== ''

/** The page's fields by what they are called; ids differ from one load to the next. */
const fieldsOf = (page: ParentNode): Map<string, Control> => {
  const fields = new Map<string, Control>()
  const count = new Map<string, number>()
  for (const control of page.querySelectorAll<Control>(CONTROLS)) {
    if (!isOurs(control)) continue
    const called = `${control.name || control.labels?.[0]?.textContent} ${isChoice(control) ? control.value : ''}`
    const number = count.get(called) ?? 0
    count.set(called, number + 1)
    fields.set(`${called}${number}`, control)
  }
  return fields
}

export const readFormDraft = (page: ParentNode): Typed[] =>
  Array.from(fieldsOf(page))
    .filter(([, control]) => hasInput(control))
    .map(([field, control]) => ({
      field,
      value: control.value,
      ...(isChoice(control) && { checked: (control as HTMLInputElement).checked }),
    }))

/** As if somebody typed it: React's own `value` of an element would hide the change from React. */
const type = (control: Control, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Gives fields what they held; answers what has no field yet, or one that cannot answer yet. */
export const writeFormDraft = (page: ParentNode, typed: Typed[]): Typed[] => {
  const fields = fieldsOf(page)
  return typed.filter(({ field, value, checked }) => {
    const control = fields.get(field)
    if (!control || control.closest(NOT_HYDRATED)) return true
    chosen.add(control)
    if (checked === undefined) {
      if (control.value !== value) type(control, value)
      return control.value !== value
    }
    if ((control as HTMLInputElement).checked !== checked) control.click()
    return false
  })
}

const here = (): string => location.pathname + location.search

export const keepFormDraft = (): void => {
  const kept: Kept = { page: here(), typed: readFormDraft(document) }
  try {
    if (!kept.typed.length) return
    sessionStorage.setItem(KEY, JSON.stringify(kept))
    // stays with the tab too, and can be read everywhere: the page comes to life at once (shop/visitor.ts)
    window.name = KEY
  } catch (error) {
    console.info('what was typed is not kept', error)
  }
}

const takeKept = (): Kept | null => {
  if (window.name !== KEY) return null
  window.name = ''
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return JSON.parse(text ?? 'null') as Kept | null
  } catch {
    return null
  }
}

/** Parts of the page come to life one after the other, and a city's field with its province. */
export const restoreFormDraft = (): void => {
  const kept = takeKept()
  if (kept?.page !== here()) return
  let left = writeFormDraft(document, kept.typed)
  if (!left.length) return
  const observer = new MutationObserver(() => {
    left = writeFormDraft(document, left)
    if (!left.length) observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] })
  setTimeout(() => observer.disconnect(), LONGEST)
}
