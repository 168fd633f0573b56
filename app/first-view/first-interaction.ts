/** What tells that somebody is here: the first of these wakes the page up. */
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

/** what leads elsewhere in the shop */
const PLACES = 'a[href^="/"], form[action^="/"]'

let here = false
const waiting = new AbortController()
let announce: () => void = () => {}
const coming = new Promise<void>((resolve) => {
  announce = resolve
})

/** Somebody is here, or soon will be: what was put off is fetched now. */
export const startHydration = (): void => {
  if (here) return
  here = true
  if (!import.meta.env.SSR) {
    document.documentElement.dataset.interacted = 'true'
    for (const place of document.querySelectorAll<HTMLElement>(PLACES)) place.dataset.discover = 'true'
  }
  waiting.abort()
  announce()
}

export const hasHydrationStarted = (): boolean => here

/** Of a link or form: whether the router asks at once which screen it leads to. Nobody goes anywhere before arriving. */
export const linkDiscovery = (): 'render' | 'none' => (here ? 'render' : 'none')

/** Settles with the visitor's first touch, key or scroll. */
export const hydrationStart = (): Promise<void> => coming

/** Banners move by themselves; only somebody moves the page. */
const notice = ({ type, target }: Event): void => {
  if (type !== 'scroll' || target === document) startHydration()
}

const NOT_HYDRATED = '[data-hydrated="false"]'
/** a field that is typed into needs no second press */
const PRESSED = 'button, label, input:not([type="search"], [type="text"]), a[href^="#"]'

const missed = new Map<Element, HTMLElement>()

/** A press on something that cannot answer yet is kept; the last one counts. */
const keepPress = (event: Event): void => {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
  const place = pressed?.closest(NOT_HYDRATED)
  if (!pressed || !place) return
  event.preventDefault()
  event.stopPropagation()
  missed.set(place, pressed)
}

/** The place can answer now. */
export const answer = (place: HTMLElement): void => {
  place.dataset.hydrated = 'true'
  const pressed = missed.get(place)
  missed.delete(place)
  pressed?.click()
}

if (!import.meta.env.SSR) {
  const options = { capture: true, passive: true, signal: waiting.signal }
  for (const sign of SIGNS) addEventListener(sign, notice, options)
  addEventListener('click', keepPress, { capture: true })
  // spec §4: what waits for nobody waits no longer
  setTimeout(startHydration, 30_000)
  // a window has a name while what was typed has to come back (features/pwa/form-draft.ts); who is down the page was here
  if (navigator.userActivation?.hasBeenActive || window.name || scrollY) startHydration()
}
