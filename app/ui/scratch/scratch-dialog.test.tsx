// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { ScratchDialog } from './scratch-dialog.tsx'

const reward = { message: 'Ten percent off with', code: 'WELCOME10' }

beforeAll(() => {
  document.documentElement.lang = 'en'
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
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
