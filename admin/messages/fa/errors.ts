import type { SameKeys } from '../catalogue.ts'
import type { errors as en } from '../en/errors.ts'

export const errors: SameKeys<typeof en> = {
  unknown: 'مشکلی پیش آمد. دوباره تلاش کنید.',
  network: 'ارتباط با فروشگاه برقرار نشد. چیزی ذخیره نشد؛ دوباره تلاش کنید.',
  internal_server_error: 'فروشگاه نتوانست این کار را انجام دهد. دوباره تلاش کنید.',
  rest_not_logged_in: 'وارد حساب خود شوید.',
  rest_forbidden: 'نقش شما اجازهٔ این کار را ندارد.',
  woocommerce_rest_cannot_view: 'نقش شما اجازهٔ دیدن این بخش را ندارد.',
  woocommerce_rest_cannot_create: 'نقش شما اجازهٔ افزودن را ندارد.',
  woocommerce_rest_cannot_edit: 'نقش شما اجازهٔ تغییر این را ندارد.',
  woocommerce_rest_cannot_delete: 'نقش شما اجازهٔ حذف این را ندارد.',
  rest_cookie_invalid_nonce: 'این صفحه قدیمی شده است. آن را از نو بارگذاری کنید و دوباره تلاش کنید.',
  rest_invalid_param: 'بعضی فیلدها درست نیستند.',
  rest_too_many_requests: 'درخواست‌ها زیاد است. کمی صبر کنید.',
  server_busy: 'فروشگاه شلوغ است. دوباره تلاش کنید.',
  database_busy: 'فروشگاه شلوغ است. چیزی ذخیره نشد؛ دوباره تلاش کنید.',
  storage_full: 'فروشگاه اکنون نمی‌تواند چیزی ذخیره کند.',
  storage_failed: 'فروشگاه اکنون نمی‌تواند چیزی ذخیره کند.',
  product_invalid_sku: 'محصول دیگری این شناسهٔ کالا را دارد.',
  term_exists: 'موردی با این نام هست.',
  woocommerce_rest_coupon_code_already_exists: 'کد تخفیفی با این کد هست.',
  'registration-error-email-exists': 'حسابی با این ایمیل هست.',
  ghab_password_needed: 'گذرواژه تنها اگر دوباره نوشته شود به سروری دیگر داده می‌شود.',
  ghab_backup_under_way: 'پشتیبان دیگری در حال ساخته شدن است.',
  ghab_webhook_delivery_under_way: 'این تحویل هنوز در راه است.',
  changed_meanwhile: 'در این میان شخص دیگری این را تغییر داده است.',
}
