import type { SameKeys } from '../catalogue.ts'
import type { library as en, libraryResources as enResources } from '../en/library.ts'

export const library: SameKeys<typeof en> = {
  menu: 'تصویرها',
  upload: 'بارگذاری تصویر',
  none: 'هنوز تصویری این‌جا نیست.',
  open: 'باز کردن %{name}',
  no_alt: 'هنوز متنی ندارد',
  size: '%{width} × %{height} پیکسل',
  alt_in: { fa: 'متن فارسی', en: 'متن انگلیسی' },
  delete: 'حذف تصویر',
  delete_title: 'این تصویر حذف شود؟',
  delete_text: 'از هر جای فروشگاه که آن را نشان می‌دهد برداشته می‌شود. بازگشتی ندارد.',
  deleted: 'تصویر حذف شد',
}

export const libraryResources: SameKeys<typeof enResources> = {
  media: { name: 'تصویر |||| تصویرها', fields: { alt_text: 'متن برای کسی که تصویر را نمی‌بیند' } },
}
