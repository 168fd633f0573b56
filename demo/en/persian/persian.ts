import type { TranslationSource } from '#demo/source.ts'
import { pages } from './pages.ts'
import { posts } from './posts.ts'
import { products } from './products.ts'
import { banners, deliveries, gateways, intro, menu, settings, vendors } from './site.ts'
import { attributes, brands, categories, postCategories, postTags, tags } from './terms.ts'

/** The English demo's texts in Persian. */
export const persian: TranslationSource = {
  features: 'ویژگی‌ها',
  products,
  categories,
  brands,
  tags,
  attributes,
  vendors,
  postCategories,
  postTags,
  pages,
  posts,
  menu,
  banners,
  intro,
  deliveries,
  gateways,
  settings,
}
