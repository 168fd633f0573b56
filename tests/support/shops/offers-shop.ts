import type { SeedShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import type { AttributeChoice, ProductAttribute } from '#store/modules/catalog/tables.ts'
import { productRow } from '../rows/product-row.ts'
import { translationRow } from '../rows/translation-row.ts'
import { vendorRow } from '../rows/vendor-row.ts'
import { smallShop } from './small-shop.ts'

export const OFFERS_NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000

const attribute = (name: string, options: string[]): ProductAttribute => ({
  id: 0,
  name,
  slug: name,
  position: 0,
  visible: true,
  variation: true,
  options,
})
const choice = (name: string, option: string): AttributeChoice => ({ id: 0, name, slug: name, option })

/** A product of every kind, returns and delivery to Tehran: what offers are made of. */
export const offersShop = (): SeedShop => {
  const { settings = [], ...rest } = smallShop()
  return {
    ...rest,
    settings: [
      ...settings,
      { name: 'return_days', value: toJson(7), updated_at: OFFERS_NOW },
      { name: 'mvf_enabled', value: toJson(1), updated_at: OFFERS_NOW },
      { name: 'refundPolicy', value: toJson('<p>Seven days</p>'), updated_at: OFFERS_NOW },
    ],
    products: [
      productRow({
        id: 1,
        slug: 'cup',
        name: 'Cup',
        sku: 'CUP',
        global_unique_id: '6260100000000',
        regular_price: 120_000,
        sale_price: 98_000,
        sale_to_at: OFFERS_NOW + 3 * DAY,
        average_rating: 450,
        rating_count: 2,
      }),
      productRow({
        id: 2,
        slug: 'shirt',
        name: 'Shirt',
        type: 'variable',
        attributes: toJson([attribute('رنگ', ['سرخ']), attribute('Sleeve', ['long', 'short'])]),
      }),
      ...[
        { id: 3, regular_price: 200_000, global_unique_id: '4006381333931', option: 'long' },
        { id: 4, regular_price: 300_000, stock_status: 'outofstock' as const, option: 'short' },
        { id: 5, regular_price: null, option: 'long' },
      ].map(({ option, ...row }) =>
        productRow({
          ...row,
          type: 'variation',
          parent_id: 2,
          attributes: toJson([choice('رنگ', 'سرخ'), choice('Sleeve', option)]),
        }),
      ),
      productRow({ id: 6, slug: 'song', name: 'Song', regular_price: 20_000, virtual: 1 }),
      productRow({ id: 7, slug: 'set', name: 'Set', type: 'grouped', grouped_ids: toJson([1, 6, 9]) }),
      productRow({ id: 8, slug: 'draft', status: 'draft', regular_price: 1 }),
      productRow({ id: 9, slug: 'sets', type: 'grouped', grouped_ids: toJson([7]) }),
      productRow({ id: 10, slug: 'priceless', name: 'Priceless' }),
      productRow({
        id: 11,
        slug: 'lamp',
        name: 'Lamp',
        type: 'external',
        regular_price: 50_000,
        external_url: 'https://elsewhere.test/lamp',
      }),
      productRow({
        id: 12,
        slug: 'rug',
        name: 'Rug',
        regular_price: 900_000,
        stock_status: 'onbackorder',
        vendor_id: 5,
      }),
    ],
    vendors: [vendorRow({ id: 5, slug: 'nila', store_name: 'Nila' })],
    reviews: [
      { id: 1, status: 'approved', reviewer: 'Sara', review: '<p>Fine</p>', rating: 5 },
      { id: 2, status: 'hold', reviewer: 'Nima', review: 'Bad', rating: 1 },
    ].map((review) => ({
      ...review,
      product_id: 1,
      customer_id: 0,
      reviewer_email: '',
      verified: 0,
      created_at: OFFERS_NOW - DAY,
    })),
    translations: [translationRow('product', 1, { name: 'Teacup' })],
  }
}
