import type { Locale } from '#common/locale.ts'
import type { OrderStatus } from '#store-api/contract/orders.ts'

const STATUS_LABELS: Record<Locale, Record<OrderStatus | 'checkout-draft', string>> = {
  fa: {
    pending: 'در انتظار پرداخت',
    processing: 'در حال انجام',
    'on-hold': 'در انتظار بررسی',
    completed: 'تکمیل شده',
    cancelled: 'لغو شده',
    refunded: 'مسترد شده',
    failed: 'ناموفق',
    approved: 'تأیید شده',
    'pws-in-stock': 'ارسال شده به انبار',
    'pws-packaged': 'بسته بندی شده',
    'pws-courier': 'تحویل پیک',
    'pws-ready-to-ship': 'آماده به ارسال',
    'pws-returned': 'برگشتی',
    'pws-deleted': 'حذف شده',
    'pws-shipping': 'در حال ارسال',
    'pws-need-review': 'نیازمند بررسی',
    'checkout-draft': 'پیش‌نویس',
  },
  en: {
    pending: 'Pending payment',
    processing: 'Processing',
    'on-hold': 'On hold',
    completed: 'Completed',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    failed: 'Failed',
    approved: 'Approved',
    'pws-in-stock': 'Sent to the warehouse',
    'pws-packaged': 'Packaged',
    'pws-courier': 'With the courier',
    'pws-ready-to-ship': 'Ready to ship',
    'pws-returned': 'Returned',
    'pws-deleted': 'Deleted',
    'pws-shipping': 'On its way',
    'pws-need-review': 'Needs review',
    'checkout-draft': 'Draft',
  },
}

/** A status in the language of the shop; one that the shop added itself stays as it is. */
export const statusLabel = (locale: Locale, status: string): string =>
  STATUS_LABELS[locale][status as keyof (typeof STATUS_LABELS)[Locale]] ?? status

/** What is said before the number of pieces that were sold beyond the stock. */
export const BACKORDERED_LABEL: Record<Locale, string> = { fa: 'پیش‌سفارش', en: 'Backordered' }

/** The texts of the notes that the store writes on an order. */
export const NOTE_MESSAGES = {
  fa: {
    placed: (status: string) => `سفارش با وضعیت «${status}» ثبت شد.`,
    changed: (from: string, to: string) => `وضعیت سفارش از «${from}» به «${to}» تغییر کرد.`,
    paid: (by: string, reference: string) => `پرداخت از راه ${by} دریافت شد. شمارهٔ پیگیری: ${reference}`,
    paidLate: 'این پرداخت پس از لغو سفارش رسید. موجودی دوباره برداشته شد.',
    paidTooLate: 'این پرداخت پس از لغو سفارش رسید و موجودی کافی نیست. سفارش را بررسی کنید.',
    paidShort: 'موجودی کافی نیست. سفارش را بررسی کنید.',
    paidTwice: (by: string, reference: string) =>
      `این سفارش پیش‌تر پرداخت شده بود. پرداخت دوم از راه ${by} با شمارهٔ پیگیری ${reference} باید برگردانده شود.`,
    paidOver: 'این سفارش پیش از رسیدن پرداخت بسته شده بود. آن را دوباره باز کنید یا مبلغ را برگردانید.',
    otherAmount: (paid: string, total: string) =>
      `مبلغ پرداخت‌شده (${paid}) با مبلغ سفارش (${total}) یکی نیست. سفارش را بررسی کنید.`,
    couponsUsed: (codes: readonly string[]) =>
      `کد تخفیف ${codes.join('، ')} دیگر به این سفارش نمی‌رسد: پر شده یا حذف شده است. سفارش را بررسی کنید.`,
    cancelledByBuyer: 'خریدار سفارش را لغو کرد.',
    expired: 'مهلت پرداخت به پایان رسید و سفارش لغو شد.',
    takenUpShort: 'سفارش دوباره باز شد، اما موجودی کافی نیست. سفارش را بررسی کنید.',
    refundedWhole: 'مبلغ سفارش به‌طور کامل مسترد شد.',
    mailSent: (address: string) => `جزئیات سفارش به ${address} فرستاده شد.`,
    refundedPart: (amount: string) => `مبلغ ${amount} از این سفارش مسترد شد.`,
    restocked: (name: string, pieces: number) => `${pieces} عدد «${name}» به موجودی برگشت.`,
  },
  en: {
    placed: (status: string) => `Order placed. Status: ${status}.`,
    changed: (from: string, to: string) => `Order status changed from ${from} to ${to}.`,
    paid: (by: string, reference: string) => `Payment received through ${by}. Reference: ${reference}`,
    paidLate: 'This payment came after the order was cancelled. The stock was taken again.',
    paidTooLate:
      'This payment came after the order was cancelled, and there is not enough stock. Please review.',
    paidShort: 'There is not enough stock. Please review.',
    paidTwice: (by: string, reference: string) =>
      `This order was paid before. The second payment through ${by}, reference ${reference}, is to be returned.`,
    paidOver:
      'The order had been closed before this payment came. Please take it up again or return the money.',
    otherAmount: (paid: string, total: string) =>
      `The amount paid (${paid}) is not the order's total (${total}). Please review.`,
    couponsUsed: (codes: readonly string[]) =>
      `Coupon ${codes.join(', ')} is no longer left for this order: it is used up or deleted. Please review.`,
    cancelledByBuyer: 'The customer cancelled the order.',
    expired: 'Unpaid order cancelled: its time to pay was up.',
    takenUpShort: 'The order was taken up again, but there is not enough stock. Please review.',
    refundedWhole: 'Order fully refunded.',
    mailSent: (address: string) => `Order details sent to ${address}.`,
    refundedPart: (amount: string) => `${amount} of this order was refunded.`,
    restocked: (name: string, pieces: number) => `${name}: ${pieces} put back into stock.`,
  },
} as const
