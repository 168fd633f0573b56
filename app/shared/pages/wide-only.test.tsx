// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WideOnly } from './wide-only.tsx'

const listeners = new Set<() => void>()
let isWide: boolean

beforeEach(() => {
  listeners.clear()
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const resize = (toWide: boolean) =>
  act(() => {
    isWide = toWide
    for (const listener of listeners) listener()
  })

const SERVER_HTML = '<aside id="filters"><button type="button">what the server drew</button></aside>'
let drawn: number

const aside = () => (
  <WideOnly id="filters">
    {() => {
      drawn += 1
      return <button type="button">what the server drew</button>
    }}
  </WideOnly>
)

const show = ({ wide, byServer }: { wide: boolean; byServer: boolean }) => {
  isWide = wide
  drawn = 0
  const container = document.createElement('div')
  document.body.append(container)
  if (byServer) container.innerHTML = SERVER_HTML
  const problems: unknown[] = []
  const { rerender } = render(aside(), {
    container,
    hydrate: byServer,
    onRecoverableError: (error) => problems.push(error),
  })
  return { container, problems, drawAgain: () => rerender(aside()) }
}

it('leaves what the server drew as it is in a narrow window, whatever is drawn later', () => {
  const { container, problems, drawAgain } = show({ wide: false, byServer: true })
  drawAgain()
  expect(container.innerHTML).toBe(SERVER_HTML)
  expect([drawn, problems]).toEqual([0, []])
})

it('draws nothing in a narrow window by itself', () => {
  expect(show({ wide: false, byServer: false }).container.innerHTML).toBe('')
})

it.each([true, false])('draws it once when the window becomes wide (drawn by the server: %s)', (byServer) => {
  show({ wide: false, byServer })
  resize(true)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(drawn).toBe(1)
})

it('keeps what was entered when the window becomes narrow for a while', () => {
  isWide = true
  render(<WideOnly>{() => <input />}</WideOnly>)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.value = '250'
  resize(false)
  resize(true)
  expect(screen.getByRole('textbox')).toBe(field)
})

it('is hydrated in a wide window', () => {
  const { container, problems } = show({ wide: true, byServer: true })
  expect(Object.keys(container.querySelector('button') ?? {}).join()).toMatch('__reactFiber')
  expect(problems).toEqual([])
})
