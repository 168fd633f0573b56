import { expect, test } from 'vitest'
import { headOf, modelOf } from './product-heads.ts'

test.each([
  ['کفش ورزشی آسیکس', 'کفش'],
  ['جعبهٔ مراقبت گلسا', 'جعبهٔ مراقبت'],
  ['آب‌نبات میوه‌ای', 'آبنبات'],
  ['Damino قهوهٔ دانه', 'قهوهٔ'],
  ['Hush Wireless Headphones', 'Headphones Headphones'],
  ['Table for Two', 'Table Table'],
  ['Socks, three pairs', 'Socks Socks'],
  ['Night Ferry, vinyl record', 'Ferry Ferry record record'],
  ['Sunday T-Shirt', 'T-Shirt TShirt'],
  ['', ''],
])('%s is %s', (name, head) => {
  expect(headOf(name)).toBe(head)
})

test.each([
  ['پروژکتور Pixora مدل پرده', 'پروژکتور Pixora', 'پرده'],
  ['لاک مدل آینه، بستهٔ دوتایی', 'لاک ، بستهٔ دوتایی', 'آینه'],
  ['کفش ورزشی', 'کفش ورزشی', ''],
  ['مدل‌سازی', 'مدل‌سازی', ''],
])('%s has a model', (name, rest, model) => {
  expect(modelOf(name).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([rest, model])
})
