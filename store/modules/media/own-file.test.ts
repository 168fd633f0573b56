import { expect, test } from 'vitest'
import { fileOfUrl } from './media.ts'

test.each([
  ['https://shop.test/media/2026/11/a.webp', '2026/11/a.webp'],
  ['https://shop.test/media/360/2026/11/a.webp', '2026/11/a.webp'],
  ['/media/%DA%AF%D9%84.webp', 'گل.webp'],
  ['https://shop.test/page/1', null],
  ['https://shop.test/media/%E0%A4%A.webp', null],
  ['https://elsewhere.test/media/2026/11/a.webp', null],
])('%s shows %s', (src, file) => {
  expect(fileOfUrl(src, 'https://shop.test')).toBe(file)
})
