import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToLines, type NewLine } from './cart.ts'

const line = (changes: Partial<NewLine> = {}): NewLine => ({
  product_id: 7,
  name: 'Cup',
  slug: 'cup',
  quantity: 1,
  image: '',
  stock_quantity: null,
  tax_class: '',
  tax_status: 'taxable',
  price: '11.50',
  price_html: '',
  on_sale: false,
  categories: [],
  meta_data: [],
  sold_individually: false,
  shipping_required: true,
  ...changes,
})

test('a new product becomes a line with an id of product and time', () => {
  const { outcome, lines } = addToLines([], line({ quantity: 2 }), 1000)
  expect(outcome).toBe('added')
  expect(lines[0]).toMatchObject({ cart_id: '71000', quantity: 2, total: '23.00', subtotal: '23.00' })
})

test('the same product and variation grow the line, another variation makes its own', () => {
  const first = addToLines([], line({ variation_id: 1 }), 1).lines
  const second = addToLines(first, line({ variation_id: 1, quantity: 3 }), 2)
  expect(second.outcome).toBe('added_again')
  expect(second.lines).toHaveLength(1)
  expect(second.lines[0]).toMatchObject({ quantity: 4, cart_id: '71' })
  expect(addToLines(second.lines, line({ variation_id: 2 }), 3).lines).toHaveLength(2)
})

/** A shirt whose variation leaves the size open. */
const shirt = (size: string, word: string, changes: Partial<NewLine> = {}) =>
  line({
    variation_id: 9,
    meta_data: [{ key: 'Size', value: word }],
    open_options: { pa_size: size },
    ...changes,
  })

test('two choices of what a variation leaves open are two lines, and the same choice grows its own', () => {
  const medium = addToLines([], shirt('m', 'Medium'), 1).lines
  const both = addToLines(medium, shirt('l', 'Large'), 2)
  expect(both.outcome).toBe('added')
  expect(both.lines.map(({ open_options }) => open_options)).toEqual([{ pa_size: 'm' }, { pa_size: 'l' }])
  const again = addToLines(both.lines, shirt('m', 'متوسط'), 3)
  expect(again.outcome).toBe('added_again')
  expect(again.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
})

test('a choice is the same where its words are, as those of a line of an earlier version', () => {
  const { open_options: _, ...earlier } = shirt('m', 'Medium')
  const lines = addToLines([], earlier, 1).lines
  expect(addToLines(lines, shirt('m', 'Medium'), 2).outcome).toBe('added_again')
  expect(addToLines(lines, shirt('l', 'Large'), 2).outcome).toBe('added')
})

test('the same words of other attributes are another choice', () => {
  const bike = (frame: string, seat: string): NewLine => ({
    ...shirt('m', 'Medium'),
    meta_data: [
      { key: 'Frame', value: frame },
      { key: 'Seat', value: seat },
    ],
    open_options: { frame, seat },
  })
  const lines = addToLines([], bike('Red', 'Blue'), 1).lines
  expect(addToLines(lines, bike('Blue', 'Red'), 2).outcome).toBe('added')
  expect(addToLines(lines, bike('Red', 'Blue'), 2).outcome).toBe('added_again')
})

test('all choices of a variation share its stock, and one sold individually comes once', () => {
  const medium = addToLines([], shirt('m', 'Medium', { stock_quantity: 2, quantity: 2 }), 1).lines
  expect(addToLines(medium, shirt('l', 'Large', { stock_quantity: 2 }), 2).outcome).toBe('exceeds_stock')
  const alone = addToLines([], shirt('m', 'Medium', { sold_individually: true }), 1).lines
  expect(addToLines(alone, shirt('l', 'Large', { sold_individually: true }), 2).outcome).toBe('only_one')
})

test('lines of one product that are added in the same millisecond have ids of their own', () => {
  const first = addToLines([], line({ variation_id: 1 }), 1).lines
  const ids = addToLines(first, line({ variation_id: 2 }), 1).lines.map(({ cart_id }) => cart_id)
  expect(new Set(ids).size).toBe(2)
})

test('a product sold individually comes once', () => {
  const first = addToLines([], line({ sold_individually: true }), 1).lines
  const again = addToLines(first, line({ sold_individually: true }), 2)
  expect(again).toEqual({ outcome: 'only_one', lines: first })
})

test('more than the stock is refused, with what is in the cart already counted', () => {
  const first = addToLines([], line({ stock_quantity: 3, quantity: 2 }), 1).lines
  expect(addToLines(first, line({ stock_quantity: 3, quantity: 2 }), 2).outcome).toBe('exceeds_stock')
  expect(addToLines(first, line({ stock_quantity: 3, quantity: 1 }), 2).outcome).toBe('added_again')
  expect(addToLines([], line({ stock_quantity: 0 }), 2).outcome).toBe('exceeds_stock')
})

test('a stock of null is unlimited', () => {
  const many = addToLines([], line({ stock_quantity: null, quantity: 5000 }), 1)
  expect(many.outcome).toBe('added')
  const again = addToLines(many.lines, line({ stock_quantity: null, quantity: 5000 }), 2)
  expect([again.outcome, again.lines[0]?.quantity]).toEqual(['added_again', 10_000])
})

test('a missing quantity counts as one', () => {
  expect(addToLines([], line({ quantity: 0 }), 1).lines[0]?.quantity).toBe(1)
})

test('adding keeps one line per item and loses no quantity', () => {
  const item = fc.record({
    product_id: fc.integer({ min: 1, max: 4 }),
    variation_id: fc.integer({ min: 0, max: 2 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const lines = items.reduce(
        (current, added, now) => addToLines(current, line(added), now).lines,
        addToLines([], line(), 0).lines,
      )
      expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
        1 + items.reduce((sum, { quantity }) => sum + quantity, 0),
      )
      const keys = lines.map((one) => `${one.product_id}-${one.variation_id ?? 0}`)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
