import type { ShopSource } from '../source.ts'
import { blog } from './blog/blog.ts'
import { brands } from './brands.ts'
import { categories } from './categories/categories.ts'
import { apiKey, customers, taxes, zones } from './commerce.ts'
import { coupons } from './coupons.ts'
import { english } from './english/english.ts'
import { offers, orders } from './orders.ts'
import { pages } from './pages.ts'
import { products } from './products/products.ts'
import { reviews } from './reviews.ts'
import { settings } from './settings.ts'
import { banners, intro, menu } from './showcase.ts'
import { attributes, shippingClasses, tags } from './terms.ts'
import { vendors } from './vendors.ts'

const REVIEWERS =
  'نگار محمدی،علی کریمی،سارا احمدی،رضا حسینی،مینا رستمی،امیرحسین نوری،فاطمه جعفری،پویا صادقی،زهرا ملکی،کیان فروغی،الناز یزدانی،محمد قاسمی،شیوا بهرامی،حامد اکبری،مهسا کاظمی،آرش پارسا،نرگس سلطانی،سینا مرادی،لیلا شریفی،بابک راد،هانیه عباسی،مهدی طاهری،پریسا نجفی،یاسر ابراهیمی،سمیرا موسوی،کاوه جلالی،ندا فرهمند،حسین بیات،آتنا زمانی،فرزاد کمالی،مرجان اسدی،امید حیدری،ریحانه ستاری،سهیل بختیاری،بهار نعمتی،داوود شاکری'.split(
    '،',
  )

export const demoShop: ShopSource = {
  locale: 'fa',
  words: {
    features: 'ویژگی‌ها',
    comma: '، ',
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
  translation: english,
}
