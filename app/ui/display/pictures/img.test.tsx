// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SaveDataContext } from '#app/ui/save-data.ts'
import { Img } from './img.tsx'

afterEach(cleanup)

it('keeps the place and fetches late, or first when it matters', () => {
  const { rerender } = render(
    <Img src="/a.webp" srcset="/a-320.webp 320w" sizes="50vw" alt="A" width={4} height={3} />,
  )
  const image = screen.getByRole('img') as HTMLImageElement
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(image.sizes).toBe('50vw')
  expect(image.parentElement?.style.aspectRatio).toBe('4 / 3')
  rerender(<Img src="/a.webp" alt="A" priority />)
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
})

it('offers the shop’s own pictures in the widths that are of use', () => {
  render(<Img src="/media/2026/a.webp" sizes="50vw" widths={[360, 540]} alt="A" />)
  expect((screen.getByRole('img') as HTMLImageElement).srcset).toBe(
    '/media/360/2026/a.webp 360w, /media/540/2026/a.webp 540w',
  )
})

it('shows a drawing with the same name in place of a broken picture, and tries the next one', () => {
  const { container, rerender } = render(<Img src="/gone.webp" alt="A lamp" />)
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'A lamp' })).toBeTruthy()
  rerender(<Img src="/here.webp" alt="A lamp" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/here.webp')
})

it('with data saver pictures are narrower, and as if their place were smaller', () => {
  render(
    <SaveDataContext value={true}>
      <Img src="/media/a.webp" sizes="(min-width: 1280px) 236px, 46vw" widths={[360, 540]} alt="Cup" />
    </SaveDataContext>,
  )
  const picture = screen.getByRole('img')
  expect(picture.getAttribute('sizes')).toBe('(min-width: 1280px) 70.8px, 13.8vw')
  expect(picture.getAttribute('srcset')).toMatch(/^\/media\/160\/a.webp 160w, \/media\/360/)
})
