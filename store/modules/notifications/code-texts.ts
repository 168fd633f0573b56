import type { Locale } from '#common/locale.ts'
import type { CodeSubject } from '../customers/customers.ts'

/** SMS with a code, by what it proves. */
export const CODE_TEXTS: Record<
  CodeSubject['purpose'],
  Record<Locale, (shop: string, code: string) => string>
> = {
  'sign-in': {
    fa: (shop, code) => `کد ورود شما به ${shop}: ${code}\nاین کد را به کسی نگویید.`,
    en: (shop, code) => `Your code to sign in at ${shop}: ${code}\nKeep it to yourself.`,
  },
  'new-contact': {
    fa: (shop, code) => `کد ثبت این شماره در حساب ${shop}: ${code}\nاین کد را به کسی نگویید.`,
    en: (shop, code) => `Your code to add this number at ${shop}: ${code}\nKeep it to yourself.`,
  },
  identity: {
    fa: (shop, code) =>
      `کد تأیید تغییر مهم در حساب شما در ${shop}: ${code}\nاگر شما نخواسته‌اید، این کد را به هیچ‌کس نگویید.`,
    en: (shop, code) =>
      `Your code for a change of your account at ${shop}: ${code}\nIf it was not you, give it to nobody.`,
  },
}
