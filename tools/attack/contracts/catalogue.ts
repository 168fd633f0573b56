import { z } from 'zod'

const word = z.string().max(30)
const number = z.number().int().min(0).max(1000)
const named = z.array(z.object({ id: z.number().int().min(1).max(20) })).max(3)
const term = z.object({ name: word, slug: word, description: word, menu_order: number }).partial()
const treeTerm = term.extend({ parent: number, image: z.object({ id: number }) }).partial()
const choices = z.array(z.object({ id: number, name: word, option: word })).max(3)
const goods = z
  .object({
    sku: word,
    description: word,
    regular_price: word,
    sale_price: word,
    date_on_sale_to: word,
    stock_quantity: number,
    dimensions: z.object({ length: word }),
    meta_data: z.array(z.object({ key: word, value: z.any() })).max(3),
    downloads: z.array(z.object({ name: word, file: word })).max(2),
  })
  .partial()
const product = goods
  .extend({
    name: word,
    type: z.enum(['simple', 'variable', 'grouped', 'external']),
    status: z.enum(['draft', 'publish', 'trash']),
    manage_stock: z.boolean(),
    categories: named,
    tags: named,
    images: named,
    attributes: z
      .array(z.object({ id: number, name: word, variation: z.boolean(), options: z.array(word).max(3) }))
      .max(3),
    default_attributes: choices,
  })
  .partial()
const variation = goods.extend({ attributes: choices, image: z.object({ id: number }) }).partial()
const attribute = z.object({ name: word, slug: word, type: z.enum(['select', 'color']) }).partial()
const catalogueBatch = (fields: z.ZodType) =>
  z
    .object({
      create: z.array(fields).max(3),
      update: z.array(fields).max(3),
      delete: z.array(number).max(3),
    })
    .partial()

/** The writes of a collection of `wc/v3/products`. */
const catalogueWrites = (path: string, fields: z.ZodType): Record<string, z.ZodType> => ({
  [`POST /wp-json/wc/v3/products${path}`]: fields,
  [`POST /wp-json/wc/v3/products${path}/batch`]: catalogueBatch(fields),
  [`PUT /wp-json/wc/v3/products${path}/:id`]: fields,
})

/** What writes of the catalogue carry. */
export const CATALOGUE: Record<string, z.ZodType> = {
  ...catalogueWrites('', product),
  ...catalogueWrites('/:parent/variations', variation),
  ...catalogueWrites('/categories', treeTerm),
  ...catalogueWrites('/brands', treeTerm),
  ...catalogueWrites('/tags', term),
  ...catalogueWrites('/shipping_classes', term),
  ...catalogueWrites('/attributes', attribute),
  ...catalogueWrites('/attributes/:attribute/terms', term),
  'POST /wp-json/wc/v3/products/:id/duplicate': product,
}
