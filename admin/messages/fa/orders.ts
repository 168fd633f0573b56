import type { SameKeys } from '../catalogue.ts'
import type { orders as en, orderResources as enResources } from '../en/orders.ts'

export const orders: SameKeys<typeof en> = {
  menu: 'سفارش‌ها',
  status: {
    pending: 'در انتظار پرداخت',
    'on-hold': 'در انتظار بررسی',
    processing: 'در حال انجام',
    completed: 'تکمیل‌شده',
    cancelled: 'لغوشده',
    refunded: 'مسترد شده',
    failed: 'ناموفق',
    trash: 'زباله‌دان',
  },
}

export const orderResources: SameKeys<typeof enResources> = {
  orders: {
    name: 'سفارش |||| سفارش‌ها',
    fields: {
      number: 'سفارش',
      billing: { last_name: 'مشتری' },
      date_created: 'تاریخ',
      status: 'وضعیت',
      total: 'مبلغ',
    },
  },
}
