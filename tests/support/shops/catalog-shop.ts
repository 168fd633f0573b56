import type { SeedShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { managerRow } from '../people/manager.ts'
import { mediaRow } from '../rows/media-row.ts'
import { productRow } from '../rows/product-row.ts'

const DAY = 86_400_000
/** The time of {@link catalogShop}. */
export const CATALOG_NOW = Date.UTC(2026, 10, 21, 8)

const term = (id: number, name: string, slug: string) => ({ id, name, slug, description: '' })
const tree = (id: number, name: string, slug: string, parent_id = 0, menu_order = 0) => ({
  ...term(id, name, slug),
  parent_id,
  menu_order,
  image_id: null,
})
const color = (id: number, name: string, slug: string, swatch: string) => ({
  ...term(id, name, slug),
  attribute_id: 1,
  menu_order: id,
  swatch,
})
const colors = (...options: string[]) =>
  toJson([{ id: 1, name: 'رنگ', slug: 'pa_color', position: 0, visible: true, variation: true, options }])
const choice = (option: string) => toJson([{ id: 1, name: 'رنگ', slug: 'pa_color', option }])
/** A small Persian catalogue with one product of each kind: enough for every filter to keep and to drop something. */
export const catalogShop = (): SeedShop => ({
  categories: [
    { ...tree(1, 'پوشاک', 'clothing'), display: 'default' },
    { ...tree(2, 'کفش', 'shoes', 1, 1), display: 'default' },
    { ...tree(3, 'کتاب', 'books', 0, 2), display: 'default' },
  ],
  brands: [tree(1, 'آسیکس', 'asics'), tree(2, 'نایک', 'nike')],
  tags: [term(1, 'هدیه', 'gift')],
  tax_classes: [{ slug: 'reduced-rate', name: 'Reduced rate' }],
  attributes: [
    { id: 1, name: 'رنگ', slug: 'pa_color', type: 'color', order_by: 'menu_order', has_archives: 0 },
  ],
  attribute_terms: [color(1, 'قرمز', 'red', '#ff0000'), color(2, 'آبی', 'blue', '#0000ff')],
  media: [mediaRow({ id: 1, height: 600 }), mediaRow({ id: 2, height: 600 })],
  customers: [managerRow()],
  products: [
    productRow({
      id: 10,
      name: 'کفش ورزشی آسیکس',
      slug: 'asics-shoe',
      sku: 'AS-10',
      type: 'variable',
      category_ids: toJson([2]),
      brand_ids: toJson([1]),
      image_ids: toJson([1, 2]),
      attributes: colors('قرمز', 'آبی'),
      average_rating: 450,
      rating_count: 2,
      total_sales: 5,
      created_at: CATALOG_NOW - 3 * DAY,
      description: 'سبک و راحت',
    }),
    productRow({
      id: 11,
      type: 'variation',
      parent_id: 10,
      name: 'کفش ورزشی آسیکس - قرمز',
      slug: 'asics-shoe-red',
      sku: 'AS-10-R',
      regular_price: 900_000,
      sale_price: 700_000,
      sale_to_at: CATALOG_NOW + DAY,
      attributes: choice('قرمز'),
      menu_order: 1,
    }),
    productRow({
      id: 12,
      type: 'variation',
      parent_id: 10,
      name: 'کفش ورزشی آسیکس - آبی',
      slug: 'asics-shoe-blue',
      sku: 'AS-10-B',
      regular_price: 1_000_000,
      attributes: choice('آبی'),
      image_ids: toJson([2]),
      menu_order: 2,
      stock_status: 'outofstock',
    }),
    productRow({
      id: 20,
      name: 'پیراهن نخی',
      slug: 'shirt',
      sku: 'SH-20',
      regular_price: 400_000,
      wholesale_price: 300_000,
      category_ids: toJson([1]),
      tag_ids: toJson([1]),
      attributes: colors('آبی'),
      featured: 1,
      manage_stock: 1,
      stock_quantity: 3,
      low_stock_amount: 2,
      created_at: CATALOG_NOW - 2 * DAY,
      purchase_note: 'با آب سرد بشویید',
      meta_data: toJson([
        { id: 1, key: 'expire_date', value: '2027-01-01' },
        { id: 2, key: '_cost', value: '100' },
        { id: 3, key: 'cost_price', value: '100' },
      ]),
    }),
    productRow({
      id: 30,
      name: 'کتاب آشپزی',
      slug: 'cookbook',
      sku: 'BK-30',
      regular_price: 200_000,
      category_ids: toJson([3]),
      virtual: 1,
      downloadable: 1,
      downloads: toJson([{ id: 'a', name: 'PDF', file: 'https://files.shop.test/cookbook.pdf' }]),
      stock_status: 'outofstock',
      created_at: CATALOG_NOW - DAY,
    }),
    productRow({ id: 40, name: 'پنهان', slug: 'hidden', regular_price: 1, catalog_visibility: 'hidden' }),
    productRow({ id: 50, name: 'پیش‌نویس', slug: 'draft', regular_price: 1, status: 'draft' }),
    productRow({
      id: 60,
      name: 'ست هدیه',
      slug: 'set',
      type: 'grouped',
      grouped_ids: toJson([20, 30]),
      created_at: CATALOG_NOW - 4 * DAY,
    }),
  ],
  reviews: [
    {
      id: 1,
      product_id: 10,
      customer_id: 0,
      reviewer: 'سارا',
      reviewer_email: 'sara@mail.test',
      review: 'عالی بود<script>alert(1)</script>',
      rating: 5,
      status: 'approved',
      verified: 1,
      created_at: CATALOG_NOW - DAY,
    },
    {
      id: 2,
      product_id: 10,
      customer_id: 0,
      reviewer: 'رضا',
      reviewer_email: 'reza@mail.test',
      review: 'خوب بود',
      rating: 4,
      status: 'hold',
      verified: 0,
      created_at: CATALOG_NOW,
    },
  ],
})
