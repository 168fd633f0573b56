import { expect, test } from 'vitest'
import { smallPicture } from './small-picture.ts'

test.each([
  ['https://shop.test/media/2026/11/cup.webp', 'https://shop.test/media/160/2026/11/cup.webp'],
  ['/media/2026/11/cup.webp', '/media/160/2026/11/cup.webp'],
  ['https://shop.test/media/360/2026/11/cup.webp', 'https://shop.test/media/360/2026/11/cup.webp'],
  ['https://other.test/pictures/cup.webp', 'https://other.test/pictures/cup.webp'],
  ['blob:https://shop.test/1', 'blob:https://shop.test/1'],
])('%s is shown small as %s', (src, small) => {
  expect(smallPicture(src)).toBe(small)
})
