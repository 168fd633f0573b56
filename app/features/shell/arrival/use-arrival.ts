import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { createHistoryCache } from '#app/shared/pages/history/history-cache.ts'

/** What had the focus when the visitor last asked for something else. */
let asked: Element | null = null
/** What the visitor has typed into since. */
let typedInto: EventTarget | null = null

const remember = (): void => {
  asked = document.activeElement
  typedInto = null
}

const noteTyping = ({ target }: Event): void => {
  typedInto = target
}

const REQUESTS = ['click', 'submit', 'popstate'] as const

const followRequests = (): (() => void) => {
  for (const name of REQUESTS) window.addEventListener(name, remember, true)
  window.addEventListener('input', noteTyping, true)
  return () => {
    window.removeEventListener('input', noteTyping, true)
    for (const name of REQUESTS) window.removeEventListener(name, remember, true)
  }
}

/** The links that screens were left by, as selectors, by the key of their entry in the history. */
const leftBy = createHistoryCache<string>()

const noteLeaving = (key: string): void => {
  const href = asked?.getAttribute('href')
  if (href) leftBy.set(key, `a[href="${CSS.escape(href)}"]:not([tabindex="-1"])`)
}

/** What the focus goes to on a new screen: its search field where that is what it is for, else its heading. */
const TARGETS = ['[data-first-focus] input', 'h1']

const findTarget = (main: HTMLElement, link?: string): HTMLElement | null => {
  for (const selector of link ? [link, ...TARGETS] : TARGETS) {
    const found = main.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return null
}

/**
 * A screen that opened by itself, as the introduction, has no ring around its heading: it was not opened by keyboard. Nor has one
 * that was typed for: on a phone every search would end in a box.
 */
const focusUnseen = (element: HTMLElement): void => {
  element.style.outline = 'none'
  element.addEventListener('blur', () => element.style.removeProperty('outline'), { once: true })
}

const focus = (element: HTMLElement): void => {
  if (element.tabIndex < 0) element.tabIndex = -1
  if (!asked || asked.matches('input, textarea')) focusUnseen(element)
  element.focus({ preventScroll: true })
}

const isNowhere = (main: HTMLElement | null): boolean =>
  document.activeElement === main || document.activeElement === document.body

/**
 * Focuses the link that the screen was left by, or else its heading as soon as it is there, and the one that comes in its
 * place; answers how to stop.
 */
const focusScreen = (link?: string): (() => void) | undefined => {
  const main = document.getElementById('main')
  if (!main) return
  let focused = findTarget(main, link) ?? main
  focus(focused)
  const watching = new MutationObserver(() => {
    if (focused !== main && focused.isConnected) return
    const found = findTarget(main, link)
    if (!found) return
    // not when the visitor is already somewhere else
    if (isNowhere(main)) focus(found)
    focused = found
  })
  watching.observe(main, { childList: true, subtree: true })
  return () => watching.disconnect()
}

/** A screen that puts the focus somewhere by itself knows better, and so does who goes on typing. */
const hasFocusOfItsOwn = (): boolean => {
  const { activeElement } = document
  if (activeElement && activeElement === typedInto) return true
  const main = document.getElementById('main')
  return activeElement !== main && activeElement !== asked && Boolean(main?.contains(activeElement))
}

/** how long a screen reader is given to read it, in ms: then it does not stand beside the page */
const ANNOUNCED = 1000

/**
 * After the visitor went to another screen its heading has the focus, and after Back the link that they had left by.
 * Where the screen stays and nothing has the focus, as after a filter was taken away or words were searched, it is the
 * heading, too.
 * Answers the title to announce, which is empty most of the time.
 */
export const useArrival = (): string => {
  const { pathname, search, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const seen = useRef({ pathname, search, key })
  const [title, setTitle] = useState('')
  useEffect(followRequests, [])
  useEffect(() => {
    const last = seen.current
    seen.current = { pathname, search, key }
    if (last.pathname !== pathname) {
      noteLeaving(last.key)
      setTitle(document.title)
      return hasFocusOfItsOwn() ? undefined : focusScreen(isReturn ? leftBy.get(key) : undefined)
    }
    const isLost = asked && asked !== document.activeElement && isNowhere(document.getElementById('main'))
    if (last.search !== search && isLost) return focusScreen()
    return undefined
  }, [pathname, search, key, isReturn])
  useEffect(() => {
    if (!title) return
    const timer = setTimeout(() => setTitle(''), ANNOUNCED)
    return () => clearTimeout(timer)
  }, [title])
  return title
}
