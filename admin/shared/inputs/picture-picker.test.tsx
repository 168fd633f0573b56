// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PicturePicker } from './picture-picker.tsx'

const fakes = vi.hoisted(() => ({ upload: vi.fn() }))
vi.mock('./upload-picture.ts', () => ({ uploadPicture: fakes.upload }))
vi.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }))

afterEach(cleanup)

test('of pictures that are dropped one after the other the last one is taken, whichever arrives last', async () => {
  const uploads: { name: string; arrive: () => void }[] = []
  fakes.upload.mockImplementation(
    (_: File, name: string) =>
      new Promise((resolve) => uploads.push({ name, arrive: () => resolve({ id: 1, src: name, alt: '' }) })),
  )
  const onChange = vi.fn()
  render(<PicturePicker label="Logo" value="" onChange={onChange} />)
  for (const name of ['old.png', 'new.png']) {
    const drop = createEvent.drop(screen.getByRole('group'))
    Object.defineProperty(drop, 'dataTransfer', { value: { files: [new File([''], name)] } })
    fireEvent(screen.getByRole('group'), drop)
  }
  for (const { arrive } of uploads.toReversed()) await act(async () => arrive())
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ src: 'new.png' }))
})
