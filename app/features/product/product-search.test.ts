import { expect, test } from 'vitest'
import { readProductSearch } from './product-search.ts'

test.each([
  ['', ''],
  ['utm_source=x&fbclid=1', ''],
  ['attribute_pa_size=42&x=1&attribute_pa_color=red', '?attribute_pa_color=red&attribute_pa_size=42'],
  // nothing is chosen, also where the shop prefers something
  ['attribute_pa_color=', '?attribute_pa_color='],
  ['reviews=3&attribute_pa_color=red', '?attribute_pa_color=red&reviews=3'],
  ['reviews=1', ''],
  ['reviews=none', ''],
])('of ?%s a product reads "%s"', (asked, read) => {
  expect(readProductSearch(new URLSearchParams(asked))).toBe(read)
})
