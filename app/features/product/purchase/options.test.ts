import { expect, test } from 'vitest'
import {
  choiceInWords,
  findChosen,
  missingGroups,
  openChoice,
  optionGroups,
  readChoice,
  stateOfOption,
  valuesOf,
} from './options.ts'

const attribute = (slug: string, name: string, options: string[]) => ({
  id: 1,
  name,
  slug,
  position: 0,
  visible: true,
  variation: true,
  options,
})
const product = {
  attributes: [
    attribute('pa_color', 'رنگ', ['آبی', 'قرمز', 'سبز']),
    attribute('Logo', 'Logo', ['Yes', 'No']),
    { ...attribute('pa_material', 'جنس', ['نخ']), variation: false },
  ],
}
const variation = (color: string, slug: string, logo: string) => ({
  permalink: `https://shop.example/product/hoodie/?attribute_pa_color=${slug}&attribute_logo=${logo}`,
  attributes: [
    { id: 1, name: 'رنگ', slug: 'pa_color', option: color },
    ...(logo ? [{ id: 0, name: 'Logo', slug: 'logo', option: logo }] : []),
  ],
})
const variations = [
  variation('آبی', 'blue', 'Yes'),
  variation('آبی', 'blue', 'No'),
  variation('قرمز', 'red', 'No'),
]
const groups = optionGroups(product, variations, { pa_color: { آبی: '#00f' } })
const combinations = variations.map((one, index) => ({
  id: index + 1,
  values: valuesOf(one),
  stock_status: index === 2 ? ('outofstock' as const) : ('instock' as const),
}))

test('groups hold the options that exist, with the slugs of the links', () => {
  expect(groups).toEqual([
    {
      key: 'pa_color',
      name: 'رنگ',
      options: [
        { name: 'آبی', value: 'blue', swatch: '#00f' },
        { name: 'قرمز', value: 'red', swatch: null },
      ],
    },
    {
      key: 'logo',
      name: 'Logo',
      options: [
        { name: 'Yes', value: 'Yes', swatch: null },
        { name: 'No', value: 'No', swatch: null },
      ],
    },
  ])
})

test('the link chooses, by slug or by name; nonsense chooses nothing', () => {
  const read = (query: string, preferred = {}) => readChoice(groups, new URLSearchParams(query), preferred)
  expect(read('attribute_pa_color=red&attribute_logo=no')).toEqual({ pa_color: 'red', logo: 'No' })
  expect(read('attribute_pa_color=قرمز')).toEqual({ pa_color: 'red' })
  expect(read('attribute_pa_color=mauve')).toEqual({})
  expect(read('', { pa_color: 'blue' })).toEqual({ pa_color: 'blue' })
  expect(read('attribute_pa_color=', { pa_color: 'blue' })).toEqual({})
})

test('an option that goes with nothing chosen is impossible, one that is gone is sold out', () => {
  expect(stateOfOption(combinations, { logo: 'Yes' }, 'pa_color', 'red')).toBe('impossible')
  expect(stateOfOption(combinations, { pa_color: 'red' }, 'logo', 'No')).toBe('sold_out')
  expect(stateOfOption(combinations, { pa_color: 'red' }, 'pa_color', 'blue')).toBe('free')
})

test('a variation is found when every group is chosen', () => {
  expect(findChosen(groups, combinations, { pa_color: 'blue' })).toBeNull()
  expect(missingGroups(groups, { pa_color: 'blue' }).map(({ key }) => key)).toEqual(['logo'])
  expect(findChosen(groups, combinations, { pa_color: 'blue', logo: 'No' })?.id).toBe(2)
  expect(findChosen(groups, combinations, { pa_color: 'red', logo: 'Yes' })).toBeNull()
})

test('a variation that leaves something open fits every option, an exact one is preferred', () => {
  const withOpen = [variation('سبز', 'green', ''), ...variations, variation('سبز', 'green', 'No')]
  const openGroups = optionGroups(product, withOpen, {})
  const openCombinations = withOpen.map((one, id) => ({
    id,
    values: valuesOf(one),
    stock_status: 'instock' as const,
  }))
  expect(openGroups[0]!.options.map(({ value }) => value)).toEqual(['blue', 'red', 'green'])
  expect(findChosen(openGroups, openCombinations, { pa_color: 'green', logo: 'Yes' })?.id).toBe(0)
  expect(findChosen(openGroups, openCombinations, { pa_color: 'green', logo: 'No' })?.id).toBe(4)
})

test('what is chosen of the groups that a variation leaves open', () => {
  const choice = { pa_color: 'green', logo: 'Yes' }
  expect(openChoice({ values: { pa_color: 'green' } }, choice)).toEqual({ logo: 'Yes' })
  expect(openChoice({ values: choice }, choice)).toEqual({})
})

test('the choice in words', () => {
  expect(choiceInWords(groups, { pa_color: 'red', logo: 'No' })).toEqual([
    { key: 'رنگ', value: 'قرمز' },
    { key: 'Logo', value: 'No' },
  ])
})
