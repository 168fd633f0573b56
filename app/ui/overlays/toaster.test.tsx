// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast } from './toaster.tsx'

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  pass(20_000)
  vi.useRealTimers()
})

const show = (...args: Parameters<typeof showToast>) => {
  act(() => showToast(...args))
  pass(60)
}

it('shows a message in a live region for 2.5 seconds', () => {
  show('به سبد اضافه شد', {})
  expect(screen.getByRole('status').textContent).toBe('به سبد اضافه شد')
  pass(2400)
  expect(screen.getByRole('status').textContent).toBe('به سبد اضافه شد')
  pass(100)
  pass(240)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('gives its place to the newer one', () => {
  show('one', {})
  show('two', {})
  expect(screen.getByRole('status').textContent).toBe('two')
})

it('does what its button says, and goes', () => {
  const onPress = vi.fn()
  show('removed', { action: { label: 'undo', onPress }, duration: 6000 })
  pass(3000)
  fireEvent.click(screen.getByRole('button', { name: 'undo' }))
  expect(onPress).toHaveBeenCalledTimes(1)
  pass(240)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('does it once, however often its button is pressed until it is gone', () => {
  const onPress = vi.fn()
  show('removed', { action: { label: 'undo', onPress }, duration: 6000 })
  const undo = screen.getByRole('button', { name: 'undo' })
  // before the message is drawn again, and after
  act(() => {
    undo.click()
    undo.click()
  })
  fireEvent.click(undo)
  expect(onPress).toHaveBeenCalledOnce()
})

it('stays while it has the focus', () => {
  show('removed', { action: { label: 'undo', onPress: () => undefined } })
  act(() => screen.getByRole('button').focus())
  pass(10_000)
  expect(screen.getByRole('status').textContent).toContain('removed')
  act(() => screen.getByRole('button').blur())
  pass(2500)
  pass(240)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('is reached by F6, stays while it has the focus, and gives it back', () => {
  const place = document.body.appendChild(document.createElement('button'))
  place.focus()
  show('removed', { action: { label: 'undo', onPress: () => undefined } })
  act(() => void fireEvent.keyDown(place, { key: 'F6' }))
  const undo = screen.getByRole('button', { name: /undo/ })
  expect(document.activeElement).toBe(undo)
  fireEvent.pointerEnter(undo.parentElement as Element)
  fireEvent.pointerLeave(undo.parentElement as Element)
  pass(10_000)
  expect(screen.getByRole('status').textContent).toContain('removed')
  act(() => void fireEvent.keyDown(undo, { key: 'F6' }))
  expect(document.activeElement).toBe(place)
  place.remove()
})

it('shows a message in the open dialog, and on the page again once that has closed', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  show('saved', {})
  expect(dialog.contains(screen.getByText('saved'))).toBe(true)
  act(() => dialog.close())
  expect(dialog.contains(screen.getByText('saved'))).toBe(false)
  dialog.remove()
})

it('keeps the first message until its region stands, however long that takes', async () => {
  vi.resetModules()
  const { showToast } = await import('./toaster.tsx')
  act(() => {
    showToast('late', {})
    vi.advanceTimersByTime(1000)
  })
  pass(60)
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('late')
})
