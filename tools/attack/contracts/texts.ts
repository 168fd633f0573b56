import { z } from 'zod'

const GHAB = '/wp-json/ghab/v1'

/** In the shop's second language. */
export const SECOND_LANGUAGE = ['en', 'fa'] as const

const texts = (...names: string[]) =>
  z
    .object(Object.fromEntries(names.map((name) => [name, z.string().max(200)])))
    .partial()
    .extend({ lang: z.enum(SECOND_LANGUAGE) })
const termTexts = texts('name', 'description')

/** Where texts in the shop's second language are written, and which. */
export const TEXTS: Record<string, z.ZodType> = {
  '/wp-json/wc/v3/products/:id': texts('name', 'description', 'short_description'),
  '/wp-json/wc/v3/products/categories/:id': termTexts,
  '/wp-json/wc/v3/products/brands/:id': termTexts,
  '/wp-json/wc/v3/products/tags/:id': termTexts,
  '/wp-json/wc/v3/products/attributes/:attribute': texts('name'),
  '/wp-json/wc/v3/products/attributes/:attribute/terms/:id': termTexts,
  [`${GHAB}/menu/:id`]: texts('title'),
  [`${GHAB}/vendors/:slug`]: texts('name', 'first_name', 'last_name', 'description'),
  [`${GHAB}/settings`]: texts('site_name', 'site_description'),
}
