import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const CONTROLS = 'a[href], button, input, select'

const controlsOf = (line: Element): HTMLElement[] => [...line.querySelectorAll<HTMLElement>(CONTROLS)]

interface Focused {
  control: HTMLElement
  line: string
  /** its index among the controls of the line */
  place: number
}

/** Once the shop has named a line's vendor, the line is mounted again in that vendor's group: keeps the focus in it. */
export const useLineFocus = (lines: RefObject<HTMLElement | null>) => {
  const last = useRef<Focused | null>(null)
  useLayoutEffect(() => {
    const focused = last.current
    if (!focused || focused.control.isConnected) return
    last.current = null
    if (document.activeElement !== document.body) return
    const line = lines.current?.querySelector(`[data-line="${CSS.escape(focused.line)}"]`)
    if (line) controlsOf(line)[focused.place]?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const line = target.closest<HTMLElement>('[data-line]')
      const place = line ? controlsOf(line).indexOf(target) : -1
      last.current = place < 0 ? null : { control: target, line: line?.dataset.line ?? '', place }
    },
    // of what is taken away the browser tells the same, a moment before it is gone
    onBlur: ({ target }: FocusEvent<HTMLElement>) =>
      queueMicrotask(() => {
        if (last.current?.control === target && target.isConnected) last.current = null
      }),
  }
}
