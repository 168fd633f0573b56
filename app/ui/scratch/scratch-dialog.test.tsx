// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { m } from '#app/messages/paraglide/messages.js'
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

/** Its card observes a canvas a little after it has drawn it. */
const observerOf = (canvas: HTMLCanvasElement) =>
  vi.waitFor(() => {
    const observer = resized.find(({ of }) => of === canvas)
    if (!observer) throw new Error('the canvas is not observed')
    return observer
  })

it('is called Scratch it and closes by a button in its header, above the surface', async () => {
  const onOpenChange = vi.fn()
  render(<ScratchDialog open onOpenChange={onOpenChange} reward={reward} />)
  const dialog = await screen.findByRole('dialog', { name: 'Scratch it' })
  const close = screen.getByRole('button', { name: 'Close' })
  const surface = dialog.querySelector('canvas')!
  expect(close.compareDocumentPosition(surface) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await userEvent.click(close)
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

it('follows the size of its container', async () => {
  render(<ScratchDialog open onOpenChange={() => {}} reward={reward} />)
  const canvas = (await screen.findByRole('dialog')).querySelector('canvas')!
  canvas.getContext = () => null
  const observer = await observerOf(canvas)
  for (const [width, height] of [
    [320, 160],
    [500, 200],
  ]) {
    Object.defineProperties(canvas, {
      clientWidth: { value: width, configurable: true },
      clientHeight: { value: height, configurable: true },
    })
    observer.callback()
    expect([canvas.width, canvas.height]).toEqual([width, height])
  }
})

it('says on the surface what to do with it', async () => {
  const written: string[] = []
  const context = new Proxy(
    { fillText: (text: string) => written.push(text) },
    { get: (target, name) => Reflect.get(target, name) ?? (() => {}), set: () => true },
  )
  render(<ScratchDialog open onOpenChange={() => {}} reward={reward} />)
  const canvas = (await screen.findByRole('dialog')).querySelector('canvas')!
  canvas.getContext = (() => context) as never
  const observer = await observerOf(canvas)
  observer.callback()
  expect(written).toEqual([m.ui_scratch_hint()])
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
