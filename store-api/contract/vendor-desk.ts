import { z } from 'zod'

/** `GET ghab/v1/vendor-desk`: vendors as those who run the shop see them. */
export const vendorDeskQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  search: z.string().max(200).default(''),
  /** whether they sell now */
  enabled: z.enum(['true', 'false']).optional(),
})

const picture = z.object({ id: z.number(), src: z.string(), alt: z.string() }).nullable()

export const vendorAccount = z.object({
  id: z.number(),
  slug: z.string(),
  store_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  description: z.string(),
  email: z.string(),
  phone: z.string(),
  banner: picture,
  avatar: picture,
  featured: z.boolean(),
  /** false: waits to be let in, or was shut out; shoppers do not see them */
  enabled: z.boolean(),
  /** whose account runs the shop; null for nobody's */
  customer_id: z.number().nullable(),
  products_count: z.number(),
  rating: z.string(),
  date_created_gmt: z.string(),
})
export type VendorAccount = z.infer<typeof vendorAccount>

const text = z.string().trim().max(200)
const given = z.object({ id: z.number().int() }).nullable()

/** `PUT ghab/v1/vendor-desk/{id}`: what is not given stays. */
export const vendorChange = z
  .object({
    store_name: text.min(1),
    slug: text.regex(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u),
    first_name: text,
    last_name: text,
    description: z.string().max(20_000),
    email: z.union([z.literal(''), z.email().max(200)]),
    phone: text,
    banner: given,
    avatar: given,
    featured: z.boolean(),
    enabled: z.boolean(),
  })
  .partial()
