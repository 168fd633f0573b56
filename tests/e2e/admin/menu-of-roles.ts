const A = 'administrator'
const M = 'shop_manager'
const E = 'editor'
const S = 'support'
const V = 'vendor'

/** The places of the Persian menu, from top to bottom, and who sees each. */
const PLACES: readonly [name: string, ...roles: string[]][] = [
  ['پیشخوان', A, M],
  ['فروشگاه من', V],
  ['کالاهای من', V],
  ['سفارش‌ها', A, M, S],
  ['کدهای تخفیف', A, M],
  ['کالاها', A, M],
  ['دسته‌بندی‌ها', A, M],
  ['برندها', A, M],
  ['برچسب‌ها', A, M],
  ['ویژگی‌ها', A, M],
  ['فروشندگان', A, M],
  ['مشتریان', A, M, S],
  ['پیام به مشتریان', A, M],
  ['کارت‌های خراشیدنی', A, M],
  ['دیدگاه‌های محصولات', A, M, E, S],
  ['نظرهای وبلاگ', A, M, E, S],
  ['پیام‌ها به فروشگاه', A, M],
  ['امنیت حساب من', A, M, E, S, V],
  ['همکاران', A],
  ['نوشته‌ها', A, M, E],
  ['برگه‌ها', A, M, E],
  ['دسته‌های وبلاگ', A, M, E],
  ['برچسب‌های وبلاگ', A, M, E],
  ['تصویرها', A, M, E],
  ['فهرست‌ها', A, M, E],
  ['چهرهٔ فروشگاه', A, M],
  ['تنظیمات', A, M],
  ['سلامت', A, M],
  ['کارها', A, M],
  ['پشتیبان‌ها', A],
  ['خروجی‌ها', A, M],
  ['کلیدهای API', A, M],
  ['گزارش تغییرات', A],
]

/** What somebody of this role finds in the menu, in its order. */
export const menuOf = (role: string): string[] =>
  PLACES.filter(([, ...roles]) => roles.includes(role)).map(([name]) => name)
