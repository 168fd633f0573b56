import { expect, it } from 'vitest'
import { bannerBullets } from './banner-bullets.ts'

it.each([
  [4, 'squares'],
  [3, 'below'],
  [2, 'progress'],
  [1, 'dots'],
  [0, 'dots'],
  [99, 'dots'],
])('banner style %i has %s', (style, bullets) => {
  expect(bannerBullets(style)).toBe(bullets)
})
