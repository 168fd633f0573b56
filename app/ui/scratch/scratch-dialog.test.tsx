// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { ScratchDialog } from './scratch-dialog.tsx'

const reward = { message: 'Ten percent off with', code: 'WELCOME10' }

/** the observer of the card's own canvas */
let resized: { callback: () => void; of: Element | null }[] = []

beforeAll(() => {
  document.documentElement.lang = 'en'
  vi.stubGlobal(
    'ResizeObserver',
    class {
      entry: { callback: () => void; of: Element | null }
      constructor(callback: () => void) {
        this.entry = { callback, of: null }
        resized.push(this.entry)
      }
      observe(element: Element) {
        this.entry.of = element
      }
      disconnect() {}
    },
  )
})
beforeEach(() => {
  resized = []
  overwriteGetLocale(() => 'en')
})
afterEach(cleanup)

it('is called Scratch it and closes by a button in its header, above the surface', async () => {
  const onOpenChange = vi.fn()
  render(<ScratchDialog open onOpenChange={onOpenChange} reward={reward} />)
  const dialog = await screen.findByRole('dialog', { name: 'Scratch it' })
  const close = screen.getByRole('button', { name: 'Close' })
  const surface = dialog.querySelector('canvas')!
  expect(close.compareDocumentPosition(surface) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await userEvent.click(close)
  expect(onOpenChange).toHaveBeenCalledWith(false, expect.anything())
})

it('follows the size of its container', async () => {
  render(<ScratchDialog open onOpenChange={() => {}} reward={reward} />)
  const canvas = (await screen.findByRole('dialog')).querySelector('canvas')!
  canvas.getContext = () => null
  for (const [width, height] of [
    [320, 160],
    [500, 200],
  ]) {
    Object.defineProperties(canvas, {
      clientWidth: { value: width, configurable: true },
      clientHeight: { value: height, configurable: true },
    })
    resized.find(({ of }) => of === canvas)?.callback()
    expect([canvas.width, canvas.height]).toEqual([width, height])
  }
})

it('reveals by a button what is hidden, publishes it once and puts the focus there', async () => {
  const published: unknown[] = []
  window.addEventListener('cardScratched', ({ detail }) => published.push(detail))
  const onOpenChange = vi.fn()
  const { rerender } = render(<ScratchDialog open onOpenChange={onOpenChange} reward={reward} />)
  const reveal = await screen.findByRole('button', { name: /جایزه|Reveal/ })
  const text = screen.getByText(/Ten percent off with/)
  expect(text.getAttribute('aria-hidden')).toBe('true')

  await userEvent.click(reveal)
  expect(text.textContent).toBe('Ten percent off with WELCOME10')
  expect(text.getAttribute('aria-hidden')).toBe('false')
  expect(document.activeElement).toBe(text)
  expect(published).toEqual([reward])
  rerender(<ScratchDialog open onOpenChange={onOpenChange} reward={reward} />)
  expect(published).toHaveLength(1)
})
