import { z } from 'zod'
import { languages } from './products.ts'

const rendered = z.object({ rendered: z.string() })

/** `wp/v2/posts` and `wp/v2/pages`, the keys the storefront reads. With `_embed` the picture and terms come along. */
export const post = z.object({
  id: z.number(),
  date: z.string(),
  date_gmt: z.string(),
  modified_gmt: z.string(),
  slug: z.string(),
  link: z.string(),
  title: rendered,
  /** HTML */
  content: rendered,
  excerpt: rendered,
  featured_media: z.number(),
  comment_status: z.enum(['open', 'closed']),
  sticky: z.boolean().optional(),
  categories: z.array(z.number()).optional(),
  tags: z.array(z.number()).optional(),
  languages,
  _embedded: z
    .object({
      author: z.array(z.object({ name: z.string() })).optional(),
      'wp:featuredmedia': z
        .array(
          z.object({
            id: z.number(),
            source_url: z.string(),
            alt_text: z.string(),
            media_details: z.object({ width: z.number(), height: z.number() }).loose(),
          }),
        )
        .optional(),
      'wp:term': z
        .array(
          z.array(z.object({ id: z.number(), name: z.string(), slug: z.string(), taxonomy: z.string() })),
        )
        .optional(),
    })
    .optional(),
})
export type Post = z.infer<typeof post>
export type Page = Post

export const postCategory = z.object({
  id: z.number(),
  count: z.number(),
  name: z.string(),
  slug: z.string(),
  parent: z.number(),
  description: z.string(),
  languages,
})
export type PostCategory = z.infer<typeof postCategory>

export const comment = z.object({
  id: z.number(),
  post: z.number(),
  parent: z.number(),
  author_name: z.string(),
  date_gmt: z.string(),
  content: rendered,
})
export type Comment = z.infer<typeof comment>

/** `ghab/v1/menu`: WordPress's own spelling, ids and parents as it gives them. */
export const menuItem = z.object({
  ID: z.number(),
  /** '0' is top level */
  menu_item_parent: z.string(),
  title: z.string(),
  url: z.string(),
})
export type MenuItem = z.infer<typeof menuItem>

/** `ghab/v1/vendors` and the featured vendors lists. */
export const vendor = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** URL of a picture, '' for none */
  banner: z.string(),
  avatar: z.string(),
  description: z.string(),
  phone: z.string(),
  rating: z.string(),
  rating_count: z.number(),
  products_count: z.number(),
  featured: z.boolean(),
  meta: z.object({ store_name: z.string().optional(), pv_shop_name: z.string().optional() }),
  languages,
})
export type Vendor = z.infer<typeof vendor>

/** Typed head markup, parsed from `rankmath/v1/getHead`. */
export const headAnswer = z.object({
  success: z.boolean(),
  head: z.string(),
  /** somebody has written its title or description for search engines */
  own: z.boolean().optional(),
})
export type HeadAnswer = z.infer<typeof headAnswer>

export const contactRequest = z.object({
  name: z.string().min(1).max(100),
  email: z.string().max(200),
  phone: z.string().max(30).optional(),
  message: z.string().min(1).max(5000),
  /** honeypot: must stay empty */
  website: z.string().optional(),
})
export type ContactRequest = z.infer<typeof contactRequest>

export const reviewRequest = z.object({
  product_id: z.number().int(),
  rating: z.number().int().min(1).max(5),
  review: z.string().min(1).max(5000),
  reviewer: z.string().min(1).max(100),
  reviewer_email: z.email().max(200),
  website: z.string().optional(),
})
/** Sent with photos it is a multipart form, each file as `photos`; only buyers may. */
export type ReviewRequest = z.infer<typeof reviewRequest>

export const commentRequest = z.object({
  post: z.number().int(),
  parent: z.number().int().optional(),
  content: z.string().min(1).max(5000),
  author_name: z.string().min(1).max(100),
  author_email: z.email().max(200),
  website: z.string().optional(),
})
export type CommentRequest = z.infer<typeof commentRequest>

/** `GET ghab/v1/seo/{kind}/{id}`: what search engines are told of a page; '' where the page's own stands for it. */
export const seoTexts = z.object({ title: z.string(), description: z.string() })
export type SeoTexts = z.infer<typeof seoTexts>
export const seoQuery = z.object({ lang: z.enum(['fa', 'en']).optional() })
/** `PUT ghab/v1/seo/{kind}/{id}`; what is left out stays */
export const seoChange = z.object({
  title: z.string().trim().max(300).optional(),
  description: z.string().trim().max(1000).optional(),
})
