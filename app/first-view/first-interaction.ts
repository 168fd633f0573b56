import { savesData } from './idle.ts'

/** What tells that somebody uses the page. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'click',
  'popstate',
]

/** links and forms that lead elsewhere in the shop */
const INTERNAL = 'a[href^="/"], form[action^="/"]'

let started = false
const firstSign = new AbortController()
let announce: () => void = () => {}
const start = new Promise<void>((resolve) => {
  announce = resolve
})

/** Parts of the page that the server drew get their code now, and the router asks where its links lead. */
export const startHydration = (): void => {
  if (started) return
  started = true
  if (!import.meta.env.SSR) {
    for (const element of document.querySelectorAll<HTMLElement>(INTERNAL)) element.dataset.discover = 'true'
  }
  announce()
}

export const hasHydrationStarted = (): boolean => started

/** Of a link or form: whether the router asks at once which screen it leads to. */
export const linkDiscovery = (): 'render' | 'none' => (started ? 'render' : 'none')

/** Settles as soon as the page runs; where data is saved, with the first touch, key or scroll. */
export const hydrationStart = (): Promise<void> => start

let announceUse: () => void = () => {}
const use = new Promise<void>((resolve) => {
  announceUse = resolve
})

/** Settles with the first touch, key or scroll. */
export const firstUse = (): Promise<void> => use

/** From then on pictures outside the viewport are fetched, too. */
const interact = (): void => {
  document.documentElement.dataset.interacted = 'true'
  firstSign.abort()
  announceUse()
  startHydration()
}

/** Scrolling counts only of the page itself: banners scroll by themselves. */
const handleSign = ({ type, target }: Event): void => {
  if (type !== 'scroll' || target === document) interact()
}

const NOT_HYDRATED = '[data-hydrated="false"]'
/** a field that is typed into needs no second press */
const PRESSED = 'button, label, input:not([type="search"], [type="text"]), a[href^="#"]'

const presses = new Map<Element, HTMLElement>()
let isRootHydrated = false

/** The part that has to be hydrated before this can answer; null where it can. */
const waitsFor = (element: Element): Element | null =>
  element.closest(NOT_HYDRATED) ?? (isRootHydrated ? null : document.documentElement)

/** The press is shown at once; of several on one part the last one counts. */
const keep = (part: Element, pressed: HTMLElement): void => {
  presses.get(part)?.removeAttribute('data-waiting')
  pressed.dataset.waiting = 'true'
  presses.set(part, pressed)
}

/** React takes a click for news only where it changes what it has seen last: what was chosen is taken back before. */
const chooseAgain = (field: HTMLInputElement | HTMLSelectElement, chosen: boolean | string): void => {
  if (field instanceof HTMLSelectElement) {
    field.value = String(chosen)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    field.checked = !chosen
    field.click()
  }
}

/** One after the other, as somebody would do it: what a choice changes is drawn before the next. */
const replay = async (part: Element): Promise<void> => {
  const pressed = presses.get(part)
  presses.delete(part)
  const early = window.earlyPress?.chosen
  for (const [field, chosen] of [...(early ?? [])]) {
    if (field.closest(NOT_HYDRATED) || !early?.delete(field)) continue
    chooseAgain(field, chosen)
    await new Promise((resolve) => setTimeout(resolve))
  }
  pressed?.removeAttribute('data-waiting')
  pressed?.click()
}

let announcePress: () => void = () => {}
let press: Promise<void>
const awaitPress = (): void => {
  press = new Promise((resolve) => {
    announcePress = resolve
  })
}
awaitPress()

/** Settles with the next press on a part that cannot answer yet. */
export const nextPress = (): Promise<void> => press

let isAnnouncementDue = false
let announceMissingCode = (): void => {
  isAnnouncementDue = true
}

/** Called where somebody pressed and the code that answers could not be fetched, before this or from now on. */
export const whenCodeIsMissing = (show: () => void): void => {
  announceMissingCode = show
  if (isAnnouncementDue) show()
  isAnnouncementDue = false
}

let pressCount = 0
let announcedAtPress = -1

/**
 * The code of a part could not be fetched. A message says so after a press; the next press loads the page again, because
 * Chromium fetches a module that failed only once in a document.
 */
export const noteMissingCode = (): void => {
  if (presses.size === 0 || announcedAtPress === pressCount) return
  const wasAnnounced = announcedAtPress >= 0
  announcedAtPress = pressCount
  if (wasAnnounced && navigator.onLine) location.reload()
  else announceMissingCode()
}

const keepPress = (event: Event): void => {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
  const part = pressed && waitsFor(pressed)
  if (!part) return
  event.preventDefault()
  event.stopPropagation()
  keep(part, pressed)
  pressCount++
  announcePress()
  awaitPress()
}

/** The part can answer now: a press that came before is pressed again. */
export const replayPress = (part: HTMLElement): void => {
  part.dataset.hydrated = 'true'
  void replay(part)
}

/** What stands outside of the parts can answer now. */
export const replayRootPress = (): void => {
  if (isRootHydrated) return
  isRootHydrated = true
  void replay(document.documentElement)
}

if (!import.meta.env.SSR) {
  const options = { capture: true, passive: true, signal: firstSign.signal }
  for (const sign of SIGNS) addEventListener(sign, handleSign, options)
  const early = window.earlyPress?.take()
  if (window.earlyPress) window.earlyPress.answers = (field) => !waitsFor(field)
  if (early) keep(early.closest(NOT_HYDRATED) ?? document.documentElement, early)
  addEventListener('click', keepPress, { capture: true })
  // spec §4: who saves data and does nothing gets the rest after 30 s
  if (savesData()) setTimeout(startHydration, 30_000)
  else startHydration()
  // a page that is scrolled was used
  if (early || navigator.userActivation?.hasBeenActive || scrollY) interact()
}
