import { expect, it } from 'vitest'
import { slimPicture } from './slim-picture.ts'

it('takes origin and widths from the shop’s own pictures', () => {
  const srcset = [160, 360, 540]
    .map((width) => `https://s.example/media/${width}/a.webp ${width}w`)
    .join(', ')
  expect(slimPicture({ src: 'https://s.example/media/a.webp', srcset })).toEqual({ src: '/media/a.webp' })
})

it('leaves those of other sites as they are', () => {
  const other = { src: 'https://wp.example/media/a.jpg', srcset: 'https://wp.example/media/a-300.jpg 300w' }
  expect(slimPicture(other)).toEqual(other)
  expect(slimPicture({ src: 'https://wp.example/media/b.jpg' }).src).toBe('https://wp.example/media/b.jpg')
})
