import { z } from 'zod'

/** An amount as ISO 4217 knows it; `toman` is the same in whole Tomans, in shops that count in Toman or Rial. */
export const agentMoney = z.strictObject({
  amount: z.string(),
  currency: z.string(),
  toman: z.number().int().optional(),
})

/** What can be bought of a product by itself. */
const agentOffer = z.strictObject({
  /** the number to order by: of the product, or of its variation */
  id: z.number().int(),
  name: z.string(),
  /** the page on which it is chosen */
  url: z.url(),
  sku: z.string(),
  gtin: z.string(),
  price: agentMoney,
  /** before the sale; null without one */
  regular_price: agentMoney.nullable(),
  /** UTC; null for no end */
  sale_ends: z.iso.datetime().nullable(),
  availability: z.enum(['in_stock', 'out_of_stock', 'backorder']),
  /** pieces that are left; null if stock is not counted */
  quantity: z.number().int().nullable(),
  options: z.record(z.string(), z.string()),
  condition: z.enum(['new', 'refurbished', 'used']),
  image: z.url().nullable(),
  /** the cheapest way to have one piece brought, by place; empty where nothing is brought, or no list of places is known */
  delivery: z.array(
    z.strictObject({
      /** ISO 3166-1 */
      country: z.string(),
      /** none for the whole country */
      regions: z.array(z.string()),
      price: agentMoney,
    }),
  ),
})

/** `GET /product-data/{id}.json`: a product as an agent that shops for somebody needs it. */
export const productForAgents = z.strictObject({
  id: z.number().int(),
  type: z.enum(['simple', 'variable', 'grouped', 'external']),
  name: z.string(),
  url: z.url(),
  language: z.enum(['fa', 'en']),
  description: z.string(),
  brand: z.string().nullable(),
  /** from the top down */
  categories: z.array(z.string()),
  attributes: z.record(z.string(), z.array(z.string())),
  images: z.array(z.url()),
  rating: z.strictObject({ average: z.number(), count: z.number().int() }).nullable(),
  offers: z.array(agentOffer),
  /** null where the shop takes nothing back, or nothing of the product is delivered */
  returns: z.strictObject({ days: z.number().int().nullable(), url: z.url().nullable() }).nullable(),
  policies: z.strictObject({
    terms: z.url().nullable(),
    privacy: z.url().nullable(),
    refund: z.url().nullable(),
  }),
  /** null where it is sold on another site */
  seller: z.string().nullable(),
  /** UTC, when what is told of it changed last */
  updated: z.iso.datetime(),
})
export type ProductForAgents = z.infer<typeof productForAgents>
