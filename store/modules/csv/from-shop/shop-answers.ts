import { z } from 'zod'

const named = z.object({ id: z.number(), name: z.string() })
const slugged = named.extend({ slug: z.string() })

export const shopCategory = named.extend({ parent: z.number() })

/** A product of WooCommerce's Store API, as far as it is taken over. */
export const shopProduct = z.object({
  id: z.number(),
  type: z.string(),
  name: z.string(),
  sku: z.string().default(''),
  short_description: z.string().default(''),
  description: z.string().default(''),
  prices: z.object({
    regular_price: z.string(),
    sale_price: z.string(),
    currency_code: z.string(),
    currency_minor_unit: z.number().int().min(0).max(6),
  }),
  is_in_stock: z.boolean().default(true),
  images: z.array(z.object({ src: z.string() })).default([]),
  categories: z.array(named).default([]),
  tags: z.array(named).default([]),
  brands: z.array(named).default([]),
  attributes: z
    .array(
      z.object({
        id: z.number(),
        name: z.string(),
        has_variations: z.boolean(),
        terms: z.array(slugged),
      }),
    )
    .default([]),
  variations: z
    .array(
      z.object({
        id: z.number(),
        attributes: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
      }),
    )
    .default([]),
})
export type ShopProduct = z.infer<typeof shopProduct>
