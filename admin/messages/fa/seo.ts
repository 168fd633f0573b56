import type { SameKeys } from '../catalogue.ts'
import type { seo as en } from '../en/seo.ts'

export const seo: SameKeys<typeof en> = {
  section: 'موتورهای جست‌وجو',
  preview: 'در نتیجهٔ جست‌وجو',
  title: 'عنوان در نتیجهٔ جست‌وجو',
  description: 'توضیح در نتیجهٔ جست‌وجو',
  hint: 'موتور جست‌وجو خودش تصمیم می‌گیرد چه نشان دهد. جای خالی را متن خود صفحه پر می‌کند.',
  empty: 'بدون متن، موتور جست‌وجو تکه‌ای از صفحه را برمی‌دارد.',
  letters: '%{count} از حدود %{most} نویسه',
  too_long: 'شاید آخرش بریده شود',
}
