// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProductPicture } from '#admin/products/product.ts'
import { GalleryInput } from './gallery-input.tsx'

const fakes = vi.hoisted(() => ({
  arrive: (_: object) => {},
  finishCrop: (_: object) => {},
  drop: (_from: number, _to: number) => {},
}))
vi.mock('./use-uploads.ts', () => ({
  useUploads: (onPicture: typeof fakes.arrive) => {
    fakes.arrive = onPicture
    return { uploads: [], add: () => {} }
  },
}))
vi.mock('./picture-dialog.tsx', () => ({
  default: ({ onDone }: { onDone: typeof fakes.finishCrop }) => (
    <button type="button" onClick={() => (fakes.finishCrop = onDone)}>
      crop
    </button>
  ),
}))
vi.mock('@dnd-kit/dom', () => ({}))
vi.mock('@dnd-kit/react', () => ({}))
vi.mock('@dnd-kit/react/sortable', () => ({ useSortable: () => ({}) }))
vi.mock('#admin/shared/drag-and-drop.tsx', async (original) => ({
  ...(await original<object>()),
  Sorting: ({ onMove, children }: { onMove: typeof fakes.drop; children: ReactNode }) => {
    fakes.drop = onMove
    return children
  },
}))
vi.mock('#admin/shared/verb-menu.tsx', () => ({
  VerbMenu: ({ verbs }: { verbs: (false | { label: string; onChoose: () => void })[] }) =>
    verbs.map(
      (verb) =>
        verb && (
          <button key={verb.label} type="button" onClick={verb.onChoose}>
            {verb.label}
          </button>
        ),
    ),
}))
vi.mock('react-admin', () => ({
  useInput: ({ source }: { source: string }) => ({ field: useController({ name: source }).field }),
  useTranslate: () => (key: string) => key,
}))

afterEach(cleanup)

const picture = (id: number): ProductPicture => ({ id, src: `/${id}.webp`, alt: '' })

/** The gallery of a product, with the ids of what its form has. */
const Product = () => {
  const form = useForm({ defaultValues: { images: [picture(1), picture(2)] } })
  return (
    <FormProvider {...form}>
      <GalleryInput source="images" />
      <output>
        {form
          .watch('images')
          .map(({ id }) => id)
          .join()}
      </output>
    </FormProvider>
  )
}

const ids = () => screen.getByRole('status').textContent

test('pictures that arrive while another is cropped stay, also where the order is another one by then', async () => {
  render(<Product />)
  fireEvent.click(screen.getAllByRole('button', { name: 'products.pictures.edit' })[0]!)
  fireEvent.click(await screen.findByRole('button', { name: 'crop' }))
  const finishCrop = fakes.finishCrop
  act(() => fakes.arrive(picture(3)))
  act(() => fakes.drop(0, 2))
  act(() => finishCrop(picture(4)))
  expect(ids()).toBe('2,3,4')
})

test('a picture that arrives while others are removed and dragged stays', () => {
  render(<Product />)
  const drop = fakes.drop
  act(() => {
    fakes.arrive(picture(3))
    drop(1, 0)
    fireEvent.click(screen.getAllByRole('button', { name: 'products.pictures.remove' })[0]!)
  })
  expect(ids()).toBe('2,3')
})
