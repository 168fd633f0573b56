import { expect, test } from 'vitest'
import type { ProductPageData } from './load-product.ts'
import { productData } from './structured-data.ts'

const site = { url: 'https://shop.example/product/cup', currency: 'IRT', shopName: 'Vitrin' }

const page = (changes: object = {}) =>
  ({
    product: {
      name: 'Cup',
      slug: 'cup',
      sku: 'CUP',
      price: '98000',
      regular_price: '120000',
      on_sale: true,
      date_on_sale_to_gmt: '2027-01-01T00:00:00',
      stock_status: 'instock',
      stock_quantity: null,
      manage_stock: false,
      backorders_allowed: false,
      low_stock_amount: null,
      sold_individually: false,
      short_description: '<p>A <b>cup</b></p>',
      description: '',
      images: [{ src: '/media/cup.webp' }],
      brands: [{ name: 'Laab' }],
      average_rating: '4.50',
      rating_count: 2,
      groups: [],
      variations: [],
      ...changes,
    },
  }) as unknown as ProductPageData

test('a product with its offer in Rial, absolute pictures and rating', () => {
  expect(productData(page(), site)).toMatchObject({
    '@type': 'Product',
    name: 'Cup',
    image: ['https://shop.example/media/cup.webp'],
    description: 'A cup',
    brand: { name: 'Laab' },
    offers: {
      '@type': 'Offer',
      price: '980000',
      priceCurrency: 'IRR',
      priceValidUntil: '2027-01-01',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: '4.50', ratingCount: 2 },
  })
})

test('several prices become a range, no price and no rating are left out', () => {
  const variations = [{ price: '20' }, { price: '35' }]
  expect(productData(page({ variations }), { ...site, currency: 'USD' })).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '20',
      highPrice: '35',
      priceCurrency: 'USD',
      offerCount: 2,
    },
  })
  const bare = productData(page({ price: '', rating_count: 0, on_sale: false }), site)
  expect(bare).not.toHaveProperty('offers')
  expect(bare).not.toHaveProperty('aggregateRating')
})
