import type { GatewaySettings } from '../settings/settings.ts'

export interface MethodWords {
  title: string
  description: string
}

/** What a payment method is called while the shop has not named it. */
const WORDS: Record<'fa' | 'en', Record<string, MethodWords>> = {
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

/** The names of a payment method: the shop's own, else ours in the language asked for. */
export const wordsOfMethod = (
  id: string,
  settings: Pick<GatewaySettings, 'title' | 'description'> | undefined,
  locale: 'fa' | 'en',
): MethodWords => {
  const ours = WORDS[locale][id] ?? { title: id, description: '' }
  return { title: settings?.title || ours.title, description: settings?.description || ours.description }
}
