import type { TranslationSource } from '#demo/source.ts'
import { beautyAndFood } from './beauty-and-food.ts'
import { digital } from './digital.ts'
import { fashion } from './fashion.ts'
import { home } from './home.ts'
import { leisure } from './leisure.ts'
import { pages } from './pages.ts'
import { posts } from './posts.ts'
import { banners, deliveries, gateways, intro, menu, settings, vendors } from './site.ts'
import { attributes, brands, categories, postCategories, postTags, tags } from './terms.ts'

/** The Persian demo's texts in English. */
export const english: TranslationSource = {
  features: 'Highlights',
  products: { ...digital, ...fashion, ...home, ...beautyAndFood, ...leisure },
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
