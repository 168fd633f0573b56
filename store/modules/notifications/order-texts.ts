export interface MailTexts {
  subject: string
  headline: string
  body: string
}

type Locale = 'fa' | 'en'
type Fill = (number: string, shop: string) => MailTexts

/** What a customer hears when an order comes into a status; statuses without a text are passed over. */
export const CUSTOMER_TEXTS: Record<Locale, Record<string, Fill>> = {
  fa: {
    processing: (number, shop) => ({
      subject: `سفارش ${number} ثبت شد`,
      headline: 'سپاس از خرید شما',
      body: `سفارش شما در ${shop} ثبت شد و در حال آماده‌سازی است.`,
    }),
    'on-hold': (number) => ({
      subject: `سفارش ${number} در انتظار بررسی است`,
      headline: 'سفارش شما ثبت شد',
      body: 'پس از رسیدن مبلغ سفارش، آن را آماده می‌کنیم. اگر واریز کرده‌اید، تصویر رسید را از صفحهٔ سفارش بفرستید.',
    }),
    completed: (number, shop) => ({
      subject: `سفارش ${number} تکمیل شد`,
      headline: 'سفارش شما تکمیل شد',
      body: `امیدواریم از خریدتان راضی باشید. ${shop} منتظر دیدار دوبارهٔ شماست.`,
    }),
    cancelled: (number) => ({
      subject: `سفارش ${number} لغو شد`,
      headline: 'سفارش شما لغو شد',
      body: 'اگر مبلغی پرداخت کرده‌اید، به حساب شما بازمی‌گردد.',
    }),
    failed: (number) => ({
      subject: `پرداخت سفارش ${number} انجام نشد`,
      headline: 'پرداخت انجام نشد',
      body: 'کالاهای شما هنوز نگه داشته شده‌اند. می‌توانید از صفحهٔ سفارش دوباره پرداخت کنید.',
    }),
  },
  en: {
    processing: (number, shop) => ({
      subject: `Your order ${number} is confirmed`,
      headline: 'Thank you for your order',
      body: `${shop} has your order and is getting it ready.`,
    }),
    'on-hold': (number) => ({
      subject: `Your order ${number} is on hold`,
      headline: 'Your order is placed',
      body: 'We get it ready as soon as your payment arrives. If you have paid, please send the receipt from the order page.',
    }),
    completed: (number, shop) => ({
      subject: `Your order ${number} is complete`,
      headline: 'Your order is complete',
      body: `We hope you like it. ${shop} is looking forward to seeing you again.`,
    }),
    cancelled: (number) => ({
      subject: `Your order ${number} was cancelled`,
      headline: 'Your order was cancelled',
      body: 'If you have paid anything, it goes back to your account.',
    }),
    failed: (number) => ({
      subject: `The payment of order ${number} did not go through`,
      headline: 'The payment did not go through',
      body: 'Your products are still held for you. You can pay again from the order page.',
    }),
  },
}

export const SHOP_TEXTS: Record<Locale, Fill> = {
  fa: (number) => ({ subject: `سفارش تازه: ${number}`, headline: 'سفارش تازه رسید', body: 'جزئیات سفارش:' }),
  en: (number) => ({
    subject: `New order: ${number}`,
    headline: 'A new order has arrived',
    body: 'The order in detail:',
  }),
}

export const LABELS: Record<Locale, { total: string; quantity: string; see: string; order: string }> = {
  fa: { total: 'مبلغ', quantity: 'تعداد', see: 'دیدن سفارش', order: 'سفارش' },
  en: { total: 'Total', quantity: 'Qty', see: 'See the order', order: 'Order' },
}
