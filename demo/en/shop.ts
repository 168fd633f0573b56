import type { ShopSource } from '../source.ts'
import { blog } from './blog/blog.ts'
import { categories } from './categories.ts'
import { apiKey, coupons, customers, taxes, zones } from './commerce.ts'
import { offers, orders } from './orders.ts'
import { pages } from './pages.ts'
import { persian } from './persian/persian.ts'
import { products } from './products/products.ts'
import { reviews } from './reviews.ts'
import { settings } from './settings.ts'
import { banners, intro, menu } from './showcase.ts'
import { attributes, brands, shippingClasses, tags } from './terms.ts'
import { vendors } from './vendors.ts'

const REVIEWERS =
  'Hannah Brooks,Marcus Webb,Priya Raman,Tom Okafor,Elena Duarte,Sam Whitlock,Grace Liu,Owen Farrell,Nadia Haddad,Ben Castellano,Ruth Lindqvist,Jamal Pierce,Chloe Marsh,Victor Salas,Amy Nakamura,Leo Hartmann,Ivy Thornton,Daniel Mensah,Kate Orlov,Hugo Bennett,Maya Sandoval,Peter Quill,Fiona Ward,Andre Baptiste,Joan Mercer,Eli Rosen,Tessa Kovac,Will Abbott,Lucia Romero,Noah Fischer'.split(
    ',',
  )

export const demoShop: ShopSource = {
  locale: 'en',
  words: {
    features: 'Good to know',
    comma: ', ',
    reviewers: REVIEWERS,
    mailHost: 'reader.example',
  },
  categories,
  brands,
  tags,
  attributes,
  shippingClasses,
  vendors,
  products,
  reviews,
  blog,
  pages,
  menu,
  coupons,
  orders,
  offers,
  zones,
  taxes,
  customers,
  apiKey,
  banners,
  intro,
  settings,
  translation: persian,
}
