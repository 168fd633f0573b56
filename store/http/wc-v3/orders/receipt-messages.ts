/** The words of the page that is an order's receipt, beside those of mails about an order. */
export const RECEIPT_MESSAGES = {
  fa: {
    title: 'رسید خرید',
    paid: 'پرداخت شده',
    unpaid: 'هنوز پرداخت نشده است',
    goneTitle: 'رسیدی اینجا نیست',
    gone: 'این پیوند دیگر معتبر نیست. پیوند تازه‌ای از فروشگاه بخواهید.',
  },
  en: {
    title: 'Receipt',
    paid: 'Paid',
    unpaid: 'Not paid yet',
    goneTitle: 'There is no receipt here',
    gone: 'This link is no longer good. Ask the shop for another one.',
  },
}
