import type { SameKeys } from '../catalogue.ts'
import type { selling as en, sellingResources as enResources } from '../en/selling.ts'
import { productResources } from './products.ts'

export const selling: SameKeys<typeof en> = {
  shop: 'فروشگاه من',
  products: 'کالاهای من',
  orders: 'سفارش‌های من',
  to_send: 'سفارش‌های آمادهٔ ارسال',
  sold: 'فروش ۳۰ روز',
  out_of_stock: 'ناموجود',
  none: 'هنوز کالایی ندارید. نخستین را بیفزایید: نام، قیمت و یک تصویر بس است.',
  none_found: 'کالایی پیدا نشد.',
  hand_in: 'فرستادن برای بررسی',
  restore: 'بیرون آوردن از زباله‌دان',
  allowed: {
    review: 'فروشگاه پیش از نمایش به خریداران کالاهای شما را می‌بیند. قیمت و موجودی بی‌درنگ عوض می‌شود.',
    off: 'این فروشگاه کالاهای فروشندگان را خودش می‌نویسد. اگر چیزی باید عوض شود به آن پیام دهید.',
  },
}

export const sellingResources: SameKeys<typeof enResources> = {
  'own-products': {
    name: 'کالا |||| کالاهای من',
    fields: productResources.products.fields,
  },
}
