import type { SameKeys } from '../catalogue.ts'
import type { menus as en, menuResources as enResources } from '../en/menus.ts'

export const menus: SameKeys<typeof en> = {
  menu: 'فهرست‌ها',
  new: 'فهرست تازه',
  none: 'هنوز فهرستی ندارید. یکی بسازید و برگه‌ها و دسته‌بندی‌ها را در آن بگذارید.',
  no_items: 'این فهرست خالی است. برگه، دسته‌بندی یا نشانی‌ای بیفزایید.',
  shown: 'مشتریان این فهرست را در منوی کناریِ سبک ۳ می‌بینند.',
  not_shown: 'مشتریان این فهرست را نمی‌بینند.',
  hint: 'برای مرتب‌کردن بکشید؛ به پهلو بکشید تا درون بالایی برود. دکمهٔ پایان هر ردیف هم همین کار را می‌کند.',
  to_look: 'سبک منوی کناری',
  show: 'نمایش در فروشگاه',
  rename: 'تغییر نام',
  delete: 'حذف فهرست',
  delete_text: 'همهٔ موردهایش هم حذف می‌شوند. بازگشتی ندارد.',
  exists: 'فهرست دیگری همین نام را دارد.',
  name: 'نام فهرست',
  add: 'افزودن مورد',
  kind: 'می‌رود به',
  kinds: {
    page: 'برگه',
    post: 'نوشته',
    product: 'کالا',
    product_cat: 'دسته‌بندی کالا',
    product_brand: 'برند',
    product_tag: 'برچسب کالا',
    category: 'دستهٔ نوشته‌ها',
    post_tag: 'برچسب نوشته‌ها',
    custom: 'نشانی',
  },
  url: 'نشانی',
  url_hint: 'مسیری از فروشگاه مانند ‎/products‎ یا نشانی کامل.',
  url_wrong: 'با / یا ‎https://‎ آغاز شود.',
  title: 'متن',
  title_hint: 'خالی: نام همان چیزی که به آن می‌رود، حتی پس از تغییر نامش.',
  title_in: { fa: 'متن فارسی', en: 'متن انگلیسی' },
  new_tab: 'در زبانهٔ تازه باز شود',
  gone: 'آنچه به آن می‌رفت دیگر نیست',
  take_out: 'برداشتن از فهرست',
  take_out_text: 'آنچه درون آن است یک سطح بالا می‌رود. بازگشتی ندارد.',
}

export const menuResources: SameKeys<typeof enResources> = {
  menus: { name: 'فهرست |||| فهرست‌ها' },
  'menu-items': { name: 'مورد فهرست |||| موردهای فهرست', fields: { title: 'متن', url: 'نشانی' } },
}
