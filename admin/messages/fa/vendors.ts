import type { SameKeys } from '../catalogue.ts'
import type { vendors as en, vendorResources as enResources } from '../en/vendors.ts'

export const vendors: SameKeys<typeof en> = {
  menu: 'فروشندگان',
  enabled: 'اجازهٔ فروش',
  enabled_one: '%{name} اجازهٔ فروش دارد',
  enabled_hint: 'مشتریان غرفهٔ فروشنده را تنها تا وقتی می‌بینند که اجازهٔ فروش دارد.',
  sells: 'می‌فروشد',
  waits: 'نمی‌فروشد',
  since: 'عضویت',
  shop: 'غرفهٔ فروشنده',
  pictures: 'تصویرها',
  person: 'چه کسی است',
  slug_hint: 'بخشی از نشانی صفحه‌اش',
}

export const vendorResources: SameKeys<typeof enResources> = {
  vendors: {
    name: 'فروشنده |||| فروشندگان',
    fields: {
      store_name: 'نام غرفه',
      slug: 'نامک',
      enabled: 'اجازهٔ فروش',
      featured: 'برگزیده',
      description: 'توضیحات',
      avatar: 'نشان',
      banner: 'بنر',
      first_name: 'نام',
      last_name: 'نام خانوادگی',
      phone: 'تلفن',
      email: 'ایمیل',
    },
  },
}
