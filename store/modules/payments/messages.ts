import type { Locale } from '#common/locale.ts'
import type { GatewaySettings } from '../settings/settings.ts'

export interface MethodTexts {
  title: string
  description: string
}

/** Default title and description of each payment method. */
const METHOD_TEXTS: Record<Locale, Record<string, MethodTexts>> = {
  fa: {
    cod: { title: 'پرداخت در محل', description: 'هنگام تحویل کالا، نقدی یا با کارت می‌پردازید.' },
    bacs: {
      title: 'کارت به کارت',
      description: 'مبلغ را به حساب فروشگاه واریز کنید و تصویر رسید را بفرستید.',
    },
    zarinpal: {
      title: 'پرداخت اینترنتی (زرین‌پال)',
      description: 'با هر کارت عضو شتاب، از راه درگاه زرین‌پال.',
    },
    testbank: { title: 'درگاه آزمایشی', description: 'برای آزمودن خرید؛ پولی جابه‌جا نمی‌شود.' },
  },
  en: {
    cod: { title: 'Cash on delivery', description: 'Pay in cash or by card when your order arrives.' },
    bacs: {
      title: 'Bank transfer',
      description: 'Transfer the amount to our account and send us a picture of the receipt.',
    },
    zarinpal: {
      title: 'Online payment (ZarinPal)',
      description: 'With any Iranian bank card, through ZarinPal.',
    },
    testbank: { title: 'Test bank', description: 'For trying out a purchase. No money moves.' },
  },
}

/** Title and description of a payment method: those of the settings, else the defaults of the language. */
export const methodTexts = (
  id: string,
  settings: Pick<GatewaySettings, 'title' | 'description'> | undefined,
  locale: Locale,
): MethodTexts => {
  const ours = METHOD_TEXTS[locale][id] ?? { title: id, description: '' }
  return { title: settings?.title || ours.title, description: settings?.description || ours.description }
}

/** What the bank and the shop's notes on an order say of an attempt to pay it. */
export const NOTE_MESSAGES = {
  fa: {
    order: (id: number) => `سفارش ${id}`,
    failed: (by: string) => `پرداخت از راه ${by} انجام نشد.`,
    cancelled: (by: string) => `خریدار از پرداخت در ${by} منصرف شد.`,
    gateway_unreachable: (by: string) => `${by} در دسترس نبود و پرداخت آغاز نشد.`,
    gateway_refused: (by: string) => `${by} پرداخت را نپذیرفت. تنظیمات درگاه را بررسی کنید.`,
    returnRefused: (by: string, amount: string) => `${by} مبلغ ${amount} را برنگرداند.`,
    returnedBeyond: (by: string, amount: string) =>
      `${by} مبلغ ${amount} را برگرداند، اما سفارش در این میان تغییر کرده بود و استرداد ثبت نشد. سفارش را بررسی کنید.`,
    receipt: 'خریدار تصویر رسید واریز را فرستاد.',
    receiptRefused: (reason: string) =>
      `رسید واریز پذیرفته نشد: ${reason}\nاگر واریز کرده‌اید، تصویر رسید درست را از صفحهٔ سفارش بفرستید.`,
  },
  en: {
    order: (id: number) => `Order ${id}`,
    failed: (by: string) => `The payment through ${by} did not go through.`,
    cancelled: (by: string) => `The shopper cancelled the payment at ${by}.`,
    gateway_unreachable: (by: string) => `${by} could not be reached; no payment was started.`,
    gateway_refused: (by: string) => `${by} refused to start a payment. Please check its settings.`,
    returnRefused: (by: string, amount: string) => `${by} did not give ${amount} back.`,
    returnedBeyond: (by: string, amount: string) =>
      `${by} gave ${amount} back, but the order had changed meanwhile, and no refund was written down. Please review.`,
    receipt: 'The shopper sent a picture of the transfer receipt.',
    receiptRefused: (reason: string) =>
      `Your transfer receipt was not accepted: ${reason}\nIf you have paid, please send the right receipt from the order page.`,
  },
} as const
