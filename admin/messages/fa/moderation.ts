import type { SameKeys } from '../catalogue.ts'
import type { moderation as en, moderationResources as enResources } from '../en/moderation.ts'

export const moderation: SameKeys<typeof en> = {
  reviews: 'دیدگاه‌های محصولات',
  comments: 'نظرهای وبلاگ',
  messages: 'پیام‌ها به فروشگاه',
  states: { hold: 'در انتظار', approved: 'تأییدشده', spam: 'هرزنامه', trash: 'زباله‌دان' },
  verbs: { hold: 'نگه داشتن', approved: 'تأیید', spam: 'هرزنامه', trash: 'زباله‌دان' },
  done: { hold: 'دوباره در انتظار است', approved: 'تأیید شد', spam: 'هرزنامه شد', trash: 'به زباله‌دان رفت' },
  none: 'چیزی اینجا نیست.',
  no_messages: 'هنوز کسی پیامی نفرستاده است.',
  stars: '%{count} از ۵ ستاره',
  see_post: 'دیدن در فروشگاه',
  mark_read: 'خوانده شد',
  mark_unread: 'خوانده نشده',
}

export const moderationResources: SameKeys<typeof enResources> = {
  reviews: { name: 'دیدگاه |||| دیدگاه‌های محصولات' },
  comments: { name: 'نظر |||| نظرهای وبلاگ' },
  'contact-messages': { name: 'پیام |||| پیام‌ها به فروشگاه' },
  jobs: { name: 'کار |||| کارها' },
}
