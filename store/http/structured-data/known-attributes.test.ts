import { expect, test } from 'vitest'
import { knownAttribute, sortOptions } from './known-attributes.ts'

test.each([
  ['pa_color', 'رنگ', 'color'],
  ['رنگ', 'رنگ', 'color'],
  [encodeURIComponent('رنگ-بدنه'), 'x', 'color'],
  ['x', 'رنگ‌بندی', 'color'],
  ['x', 'انتخاب رنگ', 'color'],
  ['x', 'Colour', 'color'],
  ['x', 'Choose color', 'color'],
  ['pa_shoe-size', 'سایز کفش', 'size'],
  ['x', 'سايز كفش', 'size'],
  ['x', 'US shoe size', 'size'],
  ['x', 'Size (EU)', 'size'],
  ['x', 'اندازه حلقه', 'size'],
  ['x', 'جنس رویه', 'material'],
  ['x', 'طرح پارچه', 'pattern'],
  ['x', 'جنسیت', null],
  ['x', 'تعداد رنگ', null],
  ['x', 'Color temperature', null],
  ['x', 'Memory size', null],
  ['pa_storage', 'حافظه', null],
  ['pa_volume', 'حجم', null],
  ['pa_weight', 'وزن بسته', null],
  ['pa_card-value', 'مبلغ کارت', null],
  ['pa_%', '', null],
  ['constructor', 'toString', null],
])('%s called %s says %s', (slug, name, property) => {
  expect(knownAttribute({ slug, name })).toBe(property)
})

test('of two options that say the same property one is the shop’s own', () => {
  const option = (name: string, value: string) => ({ slug: name, name, value })
  const { known, own } = sortOptions([option('رنگ بدنه', 'سرخ'), option('رنگ بند', 'آبی')])
  expect([...known]).toEqual([['color', 'سرخ']])
  expect(own).toMatchObject([{ name: 'رنگ بند', value: 'آبی' }])
})
