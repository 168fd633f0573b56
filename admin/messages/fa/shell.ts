import type { SameKeys } from '../catalogue.ts'
import type { shell as en } from '../en/shell.ts'

export const shell: SameKeys<typeof en> = {
  title: 'مدیریت',
  view_shop: 'دیدن فروشگاه',
  menu: 'منو',
  more: 'بیشتر',
  find: 'جست‌وجو یا رفتن به …',
  find_hint: 'محصول، سفارش، مشتری، تنظیمات',
  find_nothing: 'چیزی پیدا نشد',
  find_places: 'رفتن به',
  sign_out: 'خروج',
  session_ended: 'نشست شما پایان یافته است. در برگهٔ دیگری وارد شوید و دوباره ذخیره کنید.',
  sign_in_again: 'ورود',
  offline: 'اتصال اینترنت برقرار نیست. چیزی ذخیره نشد.',
  language: 'زبان',
  groups: {
    sales: 'فروش',
    catalogue: 'محصولات',
    people: 'اشخاص',
    content: 'محتوا',
    shop: 'فروشگاه',
  },
  conflict: {
    title: 'در این میان شخص دیگری این را تغییر داده است',
    text: 'این فیلدها با آنچه هنگام شروع دیدید فرق دارند. چیزی از نوشتهٔ شما از دست نرفته است.',
    field: 'فیلد',
    theirs: 'ذخیره‌شده',
    yours: 'نوشتهٔ شما',
    keep_mine: 'ذخیرهٔ نوشتهٔ من',
    take_theirs: 'برداشتن آنچه ذخیره شده',
  },
  error: {
    title: 'این صفحه نمایش داده نشد',
    again: 'تلاش دوباره',
  },
  picture: { choose: 'انتخاب تصویر', replace: 'جایگزینی', remove: 'حذف' },
  saved: 'ذخیره شد',
  from: 'از',
  to: 'تا',
  no_access: 'این بخش برای گردانندگان فروشگاه است',
  no_access_text: 'حساب شما حساب مشتری است. برای گرداندن فروشگاه با حساب دیگری وارد شوید.',
}
