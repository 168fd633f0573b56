import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changed,
  type ListState,
  listSearch,
  readListSearch,
  readListState,
  toQuery,
  withoutFilters,
} from './list-state.ts'

const read = (search: string): ListState => readListState(new URLSearchParams(search))

describe('reading a list URL', () => {
  it('starts with the newest, unfiltered', () => {
    expect(read('')).toMatchObject({
      orderby: 'date',
      order: 'desc',
      onSale: false,
      featured: false,
      page: 1,
    })
  })

  it('takes attributes whose slug has a zero-width non-joiner or a mark, as the shop makes them of names', () => {
    for (const name of ['رنگ‌بندی', 'مدّت'])
      expect(read(listSearch({ ...read(''), attributes: { [name]: ['5'] } })).attributes).toEqual({
        [name]: ['5'],
      })
  })

  it('starts with the best match when something is searched', () => {
    expect(read('q=کفش')).toMatchObject({ search: 'کفش', orderby: 'relevance' })
    expect(read('orderby=relevance').orderby).toBe('date')
  })

  it('takes the order in two parameters or in one', () => {
    expect(read('orderby=price&order=asc')).toMatchObject({ orderby: 'price', order: 'asc' })
    expect(read('orderby=price-asc')).toMatchObject({ orderby: 'price', order: 'asc' })
    expect(read('orderby=title')).toMatchObject({ orderby: 'title', order: 'asc' })
    expect(read('orderby=price')).toMatchObject({ orderby: 'price', order: 'asc' })
  })

  it('takes several values as a form repeats them and as a link joins them', () => {
    expect(read('brand=a&brand=b').brands).toEqual(['a', 'b'])
    expect(read('brand=a,b').brands).toEqual(['a', 'b'])
    expect(read('filter_color=1&filter_color=2,1').attributes).toEqual({ color: ['1', '2'] })
  })

  it('takes prices in any digits and in the unit the form shows', () => {
    expect(read('min_price=۱۲۰٬۰۰۰').minPrice).toBe('120000')
    expect(read('min_price=۱۳٫۵').minPrice).toBe('13.5')
    expect(read('max_price=500000&price_unit=IRR').maxPrice).toBe('50000')
  })

  it('passes over what it does not understand', () => {
    expect(
      read('orderby=cost&order=up&min_price=-5&max_price=x&page=-2&min_rating=9&filter_color=red'),
    ).toEqual(read(''))
  })
})

const anyState = fc.record({
  search: fc.constantFrom('', 'کفش', 'a&b=c, d'),
  exact: fc.boolean(),
  orderby: fc.constantFrom('date' as const, 'price' as const, 'title' as const, 'rating' as const),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  onSale: fc.boolean(),
  featured: fc.boolean(),
  inStock: fc.boolean(),
  minPrice: fc.constantFrom('', '10', '99.5'),
  maxPrice: fc.constantFrom('', '1000'),
  minRating: fc.integer({ min: 0, max: 5 }),
  categories: fc.uniqueArray(fc.constantFrom('shoes', 'کفش', 'bags')),
  brands: fc.uniqueArray(fc.constantFrom('nova', 'pars')),
  attributes: fc.dictionary(
    fc.constantFrom('color', 'size'),
    fc.uniqueArray(fc.constantFrom('1', '2', '33'), { minLength: 1 }),
  ),
  page: fc.integer({ min: 1, max: 50 }),
})
/** only words can be exact */
const state = anyState.map((one) => ({ ...one, exact: one.exact && one.search !== '' }))

describe('writing a list URL', () => {
  it('says the whole state, and reading it gives the same state', () => {
    fc.assert(
      fc.property(state, (written) => {
        expect(read(listSearch(written))).toEqual({ ...written, attributes: { ...written.attributes } })
      }),
    )
  })

  it('has one canonical query for a URL however it is written, which shows the same list', () => {
    const names = [
      'q',
      's',
      'page',
      'orderby',
      'order',
      'category',
      'brand',
      'min_price',
      'price_unit',
      'filter_b',
    ]
    const pair = fc.tuple(
      fc.oneof(fc.constantFrom(...names, 'filter_a', 'utm_source'), fc.string()),
      fc.oneof(
        fc.constantFrom(
          '',
          ' a ',
          '2',
          'price-asc',
          'x,y,,x',
          '۱۲٬۰۰۰',
          '999999999999',
          'IRT',
          'IRR',
          '0.0001',
        ),
        fc.string({ unit: 'binary', maxLength: 300 }),
      ),
    )
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
        const asked = new URLSearchParams(pairs)
        const search = readListSearch(asked)
        expect(read(search)).toEqual(readListState(asked))
        expect(readListSearch(new URLSearchParams(search))).toBe(search)
      }),
    )
  })

  it('leaves out what the list does not read', () => {
    expect(readListSearch(new URLSearchParams('x=1&page=2&utm_source=a&min_price='))).toBe('?page=2')
  })

  it('leaves out what is as always', () => {
    expect(listSearch(read(''))).toBe('')
    expect(listSearch(read('orderby=date&order=desc&page=1'))).toBe('')
  })

  it('goes back to the first page when a filter changes', () => {
    expect(listSearch(changed(read('page=4&on_sale=1'), { brands: ['nova', 'pars'] }))).toBe(
      '?brand=nova,pars&on_sale=true',
    )
  })

  it('keeps the search and the order when the filters are cleared', () => {
    const cleared = withoutFilters(read('q=a&orderby=price&order=asc&brand=x&min_price=5'))
    expect(listSearch(cleared)).toBe('?q=a&orderby=price&order=asc')
  })
})

describe('asking the server', () => {
  it('adds the filters to the category of the listing', () => {
    const query = toQuery(read('brand=nova&filter_color=1,2&filter_size=3'), { category: 'shoes' })
    expect(query).toMatchObject({ category: 'shoes', brand: 'nova', attributes: 'pa_color:1,2;pa_size:3' })
  })

  it('replaces the listing’s category by a chosen one, and its brand by none', () => {
    expect(toQuery(read('category=boots'), { category: 'shoes' }).category).toBe('boots')
    expect(toQuery(read('brand=other'), { brand: 'nova' }).brand).toBe('nova')
  })
})
