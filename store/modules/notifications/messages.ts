import type { Locale } from '#common/locale.ts'
export interface MessageText {
  subject: string
  headline: string
  body: string
}

/** Takes the order's number in the digits of the language, and the shop's name; other placeholders stand in the texts. */
type MessageTemplate = (number: string, shop: string) => MessageText

/** Messages to the customer of an order, by topic: mostly the new status. Other topics send none. */
export const CUSTOMER_MESSAGES: Record<Locale, Record<string, MessageTemplate>> = {
  fa: {
    processing: (number, shop) => ({
      subject: `سفارش ${number} ثبت شد`,
      headline: 'سپاس از خرید شما',
      body: `سفارش شما در ${shop} ثبت شد و آن را آماده می‌کنیم.`,
    }),
    'on-hold': (number) => ({
      subject: `سفارش ${number} در انتظار بررسی است`,
      headline: 'سفارش شما ثبت شد',
      body: 'پس از رسیدن مبلغ، سفارش را آماده می‌کنیم. اگر واریز کرده‌اید، تصویر رسید را از صفحهٔ سفارش بفرستید.',
    }),
    'on-hold-paid': (number) => ({
      subject: `سفارش ${number} در انتظار بررسی است`,
      headline: 'پرداخت شما رسید',
      body: 'سفارش شما را بررسی می‌کنیم و نتیجه را به شما خبر می‌دهیم.',
    }),
    completed: (number, shop) => ({
      subject: `سفارش ${number} تکمیل شد`,
      headline: 'سفارش شما تکمیل شد',
      body: `امیدواریم از خریدتان راضی باشید. ${shop} چشم‌به‌راه دیدار دوبارهٔ شماست.`,
    }),
    cancelled: (number) => ({
      subject: `سفارش ${number} لغو شد`,
      headline: 'سفارش شما لغو شد',
      body: 'اگر مبلغی پرداخت کرده‌اید، به حساب شما بازمی‌گردد.',
    }),
    refunded: (number) => ({
      subject: `مبلغ سفارش ${number} بازگردانده شد`,
      headline: 'مبلغ سفارش بازگردانده شد',
      body: 'بسته به بانک شما، نشستن مبلغ در حساب تا چند روز کاری زمان می‌برد.',
    }),
    'pws-shipping': (number) => ({
      subject: `سفارش ${number} در راه است`,
      headline: 'سفارش شما فرستاده شد',
      body: 'بستهٔ شما در راه است و به‌زودی به دستتان می‌رسد.',
    }),
    shipment: (number) => ({
      subject: `کد رهگیری سفارش ${number}`,
      headline: 'سفارش شما به شرکت پست سپرده شد',
      body: '{shipment}',
    }),
    note: (number) => ({
      subject: `یادداشتی برای سفارش ${number}`,
      headline: 'فروشگاه برای سفارش شما یادداشتی نوشت',
      body: '{note}',
    }),
    failed: (number) => ({
      subject: `پرداخت سفارش ${number} انجام نشد`,
      headline: 'پرداخت انجام نشد',
      body: 'کالاهای شما را هنوز نگه داشته‌ایم. از صفحهٔ سفارش می‌توانید دوباره پرداخت کنید.',
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
    'on-hold-paid': (number) => ({
      subject: `Your order ${number} is on hold`,
      headline: 'Your payment has arrived',
      body: 'We look at your order and come back to you.',
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
    refunded: (number) => ({
      subject: `Your order ${number} was refunded`,
      headline: 'Your order was refunded',
      body: 'Depending on your bank, it takes a few working days until you see the money.',
    }),
    'pws-shipping': (number) => ({
      subject: `Your order ${number} is on its way`,
      headline: 'Your order was sent',
      body: 'Your parcel is on its way and will be with you soon.',
    }),
    shipment: (number) => ({
      subject: `The tracking code of your order ${number}`,
      headline: 'Your order is with the carrier',
      body: '{shipment}',
    }),
    note: (number) => ({
      subject: `A note on your order ${number}`,
      headline: 'The shop wrote a note on your order',
      body: '{note}',
    }),
    failed: (number) => ({
      subject: `The payment of order ${number} did not go through`,
      headline: 'The payment did not go through',
      body: 'Your products are still held for you. You can pay again from the order page.',
    }),
  },
}

/** What a customer gets when those who run the shop send an order once more. */
export const ORDER_DETAILS: Record<Locale, MessageTemplate> = {
  fa: (number) => ({
    subject: `جزئیات سفارش ${number}`,
    headline: 'جزئیات سفارش شما',
    body: 'همهٔ آنچه دربارهٔ این سفارش می‌دانیم در ادامه آمده است.',
  }),
  en: (number) => ({
    subject: `Details of your order ${number}`,
    headline: 'Details of your order',
    body: 'Below is everything about this order.',
  }),
}

/** Messages to those who run the shop, by topic. */
export const ADMIN_MESSAGES: Record<Locale, Record<string, MessageTemplate>> = {
  fa: {
    new: (number) => ({
      subject: `سفارش تازه: ${number}`,
      headline: 'سفارش تازه رسید',
      body: 'این سفارش آمادهٔ رسیدگی است.',
    }),
    receipt: (number) => ({
      subject: `رسید واریز سفارش ${number}`,
      headline: 'رسید واریز رسید',
      body: 'خریدار تصویر رسید را فرستاده است. پس از دیدن آن، سفارش را تأیید کنید.',
    }),
    'attention:paid_twice': (number) => ({
      subject: `پرداخت دوباره برای سفارش ${number}`,
      headline: 'این سفارش دو بار پرداخت شده است',
      body: 'پرداخت دوم باید به خریدار بازگردد. شمارهٔ پیگیری آن در یادداشت‌های سفارش است.',
    }),
    'attention:paid_over': (number) => ({
      subject: `سفارش ${number} بررسی می‌خواهد`,
      headline: 'سفارشی که بسته شده بود پرداخت شد',
      body: 'این سفارش پس از بسته شدن پرداخت شد. آن را دوباره باز کنید یا مبلغ را برگردانید.',
    }),
    'attention:out_of_stock': (number) => ({
      subject: `سفارش ${number} بررسی می‌خواهد`,
      headline: 'سفارش پرداخت شد و موجودی کافی نیست',
      body: 'کالا را تأمین کنید یا مبلغ را برگردانید.',
    }),
    'attention:cancelled_paid': (number) => ({
      subject: `خریدار سفارش ${number} را لغو کرد`,
      headline: 'سفارشی که پرداخت شده بود لغو شد',
      body: 'مبلغ پرداخت‌شده باید به خریدار بازگردد.',
    }),
    'attention:other_amount': (number) => ({
      subject: `سفارش ${number} بررسی می‌خواهد`,
      headline: 'مبلغ پرداخت با سفارش یکی نیست',
      body: 'مبلغ پرداخت‌شده در یادداشت‌های سفارش آمده است.',
    }),
    'attention:coupon_used': (number) => ({
      subject: `سفارش ${number} بررسی می‌خواهد`,
      headline: 'پرداخت دیر رسید و کد تخفیف به کار رفته است',
      body: 'این سفارش پس از لغو با کد تخفیفی پرداخت شد که دیگر به آن نمی‌رسد. سفارش را پیش ببرید یا مبلغ را برگردانید.',
    }),
  },
  en: {
    new: (number) => ({
      subject: `New order: ${number}`,
      headline: 'A new order has arrived',
      body: 'It is ready for you to see to.',
    }),
    receipt: (number) => ({
      subject: `Receipt for order ${number}`,
      headline: 'A transfer receipt has arrived',
      body: 'The shopper sent a picture of it. Confirm the order once you have checked it.',
    }),
    'attention:paid_twice': (number) => ({
      subject: `Order ${number} was paid twice`,
      headline: 'This order was paid twice',
      body: 'The second payment is to be returned. Its reference is in the notes of the order.',
    }),
    'attention:paid_over': (number) => ({
      subject: `Order ${number} needs you`,
      headline: 'A closed order was paid',
      body: 'This order was paid after it had been closed. Take it up again or return the money.',
    }),
    'attention:out_of_stock': (number) => ({
      subject: `Order ${number} needs you`,
      headline: 'A paid order, and not enough stock',
      body: 'Restock it or return the money.',
    }),
    'attention:cancelled_paid': (number) => ({
      subject: `Order ${number} was cancelled by its buyer`,
      headline: 'A paid order was cancelled',
      body: 'What was paid is to be returned.',
    }),
    'attention:other_amount': (number) => ({
      subject: `Order ${number} needs you`,
      headline: 'The amount paid is not the order’s',
      body: 'The amount is in the notes of the order.',
    }),
    'attention:coupon_used': (number) => ({
      subject: `Order ${number} needs you`,
      headline: 'A late payment, and its coupon is used up',
      body: 'This order was paid after it had been cancelled, with a coupon that is no longer left for it. Let it go on or return the money.',
    }),
  },
}

export const LABELS: Record<
  Locale,
  Record<
    | 'order'
    | 'subtotal'
    | 'discount'
    | 'shipping'
    | 'fee'
    | 'tax'
    | 'total'
    | 'refunded'
    | 'payment'
    | 'address'
    | 'transfer'
    | 'note'
    | 'shipment'
    | 'see',
    string
  >
> = {
  fa: {
    order: 'سفارش',
    subtotal: 'جمع کالاها',
    discount: 'تخفیف',
    shipping: 'هزینهٔ ارسال',
    fee: 'هزینه‌های دیگر',
    tax: 'مالیات',
    total: 'مبلغ کل',
    refunded: 'مبلغ مسترد شده',
    payment: 'روش پرداخت',
    address: 'نشانی',
    transfer: 'واریز به',
    note: 'یادداشت خریدار',
    shipment: 'کد رهگیری مرسوله',
    see: 'مشاهدهٔ سفارش',
  },
  en: {
    order: 'Order',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Delivery',
    fee: 'Other charges',
    tax: 'Tax',
    total: 'Total',
    refunded: 'Refunded amount',
    payment: 'Payment',
    address: 'Address',
    transfer: 'Transfer to',
    note: 'Note',
    shipment: 'Tracking code',
    see: 'See the order',
  },
}

/** How many pieces of a line were refunded. */
export const REFUNDED_PIECES: Record<Locale, (count: string, of: string) => string> = {
  fa: (count, of) => `${count} از ${of} عدد مسترد شد`,
  en: (count, of) => `${count} of ${of} refunded`,
}
