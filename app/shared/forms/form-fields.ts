type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const CHOICES = ['checkbox', 'radio']
const NEVER = ['hidden', 'password', 'file', 'submit', 'button', 'image', 'reset']
const SECRET = /\b(one-time-code|cc-[\w-]+|(current|new)-password)\b/

const isChoice = (control: Control): control is HTMLInputElement => CHOICES.includes(control.type)

/** Typed or chosen by a person: no secret, no file, nothing that only robots fill in. */
const isTyped = (control: Control): boolean =>
  control.name !== '' &&
  !NEVER.includes(control.type) &&
  !SECRET.test(control.autocomplete) &&
  control.tabIndex !== -1 &&
  control.getAttribute('aria-hidden') !== 'true'

const isRadio = (control: Control): boolean => control.type === 'radio'

/** The form's fields by name; boxes of one name are told apart by their value, radio buttons are one field. */
const controlsOf = (form: HTMLFormElement): Map<string, Control[]> => {
  const fields = new Map<string, Control[]>()
  for (const control of form.querySelectorAll<Control>('input, textarea, select')) {
    if (!isTyped(control)) continue
    const name = control.type === 'checkbox' ? `${control.name}=${control.value}` : control.name
    fields.set(name, [...(fields.get(name) ?? []), control])
  }
  return fields
}

const selectedBefore = (select: HTMLSelectElement): string =>
  (Array.from(select.options).find((option) => option.defaultSelected) ?? select.options[0])?.value ?? ''

const currentValue = ([first, ...others]: Control[]): string => {
  if (!first) return ''
  if (!isChoice(first)) return first.value
  return ([first, ...others] as HTMLInputElement[]).find(({ checked }) => checked)?.value ?? ''
}

/** What the form was opened with. */
const initialValue = ([first, ...others]: Control[]): string => {
  if (!first) return ''
  if (first instanceof HTMLSelectElement) return selectedBefore(first)
  if (!isChoice(first)) return first.defaultValue
  return ([first, ...others] as HTMLInputElement[]).find(({ defaultChecked }) => defaultChecked)?.value ?? ''
}

const readAll = (form: HTMLFormElement, read: (controls: Control[]) => string): Map<string, string> =>
  new Map(Array.from(controlsOf(form), ([name, controls]) => [name, read(controls)]))

/** What the form's fields hold, by name. */
export const readFields = (form: HTMLFormElement): Map<string, string> => readAll(form, currentValue)
/** What the form's fields were opened with, by name. */
export const readInitial = (form: HTMLFormElement): Map<string, string> => readAll(form, initialValue)

const isOffered = (control: Control, value: string): boolean =>
  !(control instanceof HTMLSelectElement) ||
  Array.from(control.options).some((option) => option.value === value)

/** As if somebody typed it: React's own `value` of an element would hide the change from React. */
const put = (control: Control, value: string): boolean => {
  if (!isOffered(control, value)) return false
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  return control.value === value
}

const notify = (control: Control): void => {
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
}

/**
 * Gives fields these values, all of them before the first event: the listener of the province reads the city, too.
 * @returns names of those that hold what they should now
 */
export const writeFields = (form: HTMLFormElement, values: ReadonlyMap<string, string>): string[] => {
  const fields = controlsOf(form)
  const changed: Control[] = []
  const clicked: HTMLInputElement[] = []
  const done: string[] = []
  for (const [name, value] of values) {
    const controls = fields.get(name)
    if (!controls?.[0]) continue
    if (currentValue(controls) !== value) {
      const [first] = controls
      if (isChoice(first)) {
        const wanted = isRadio(first) ? controls.find((one) => one.value === value) : first
        if (!wanted) continue
        clicked.push(wanted as HTMLInputElement)
      } else {
        if (!put(first, value)) continue
        changed.push(first)
      }
    }
    done.push(name)
  }
  for (const control of changed) notify(control)
  for (const control of clicked) control.click()
  return done
}
