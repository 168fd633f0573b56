import type { Locale } from '#common/locale.ts'
import type { LookProblem } from '#store/modules/settings/settings.ts'

type Text = (problem: LookProblem) => string
const fixed =
  (text: string): Text =>
  () =>
    text

/** What is wrong with a setting, as whoever edits it reads it. */
const TEXTS: Record<LookProblem['code'], Record<Locale, Text>> = {
  unknown_setting: { fa: fixed('چنین تنظیمی نیست.'), en: fixed('There is no such setting.') },
  same_in_every_language: {
    fa: fixed('این تنظیم در همهٔ زبان‌ها یکی است.'),
    en: fixed('This setting is the same in every language.'),
  },
  wrong_type: { fa: fixed('این مقدار از نوع درست نیست.'), en: fixed('This value is of another kind.') },
  required: { fa: fixed('این را پر کنید.'), en: fixed('This is required.') },
  too_long: {
    fa: ({ limit }) => `بلندتر از ${limit?.toLocaleString('fa')} نویسه است.`,
    en: ({ limit }) => `This is longer than ${limit} characters.`,
  },
  too_small: {
    fa: ({ limit }) => `دست‌کم ${limit?.toLocaleString('fa')} باشد.`,
    en: ({ limit }) => `This is at least ${limit}.`,
  },
  too_big: {
    fa: ({ limit }) => `حداکثر ${limit?.toLocaleString('fa')} باشد.`,
    en: ({ limit }) => `This is at most ${limit}.`,
  },
  too_many: {
    fa: ({ limit }) => `حداکثر ${limit?.toLocaleString('fa')} مورد.`,
    en: ({ limit }) => `There can be ${limit} of these at most.`,
  },
  not_whole: { fa: fixed('عدد درست وارد کنید.'), en: fixed('This is a whole number.') },
  no_choice: {
    fa: ({ choices = [] }) => `یکی از این‌ها باشد: ${choices.join('، ')}`,
    en: ({ choices = [] }) => `This is one of: ${choices.join(', ')}`,
  },
  no_colour: { fa: fixed('کد رنگ مانند ‎#51688f‎ وارد کنید.'), en: fixed('This is a colour such as #51688f.') },
  no_picture: {
    fa: fixed('تصویری از کتابخانهٔ فروشگاه انتخاب کنید.'),
    en: fixed('Choose a picture of the library.'),
  },
  no_link: {
    fa: fixed('نشانی مانند ‎/shop‎ یا ‎https://…‎ وارد کنید.'),
    en: fixed('This is an address such as /shop or https://….'),
  },
  no_email: { fa: fixed('نشانی ایمیل درست نیست.'), en: fixed('This is no e-mail address.') },
  no_banner: { fa: fixed('این بنر دیگر نیست.'), en: fixed('This banner is gone.') },
  twice: { fa: fixed('این شماره دو بار آمده است.'), en: fixed('This number is there twice.') },
}

export const problemText = (problem: LookProblem, language: Locale): string =>
  TEXTS[problem.code][language](problem)

/** Refusals of what is done with the draft. */
export const REFUSALS = {
  conflict: {
    fa: 'کس دیگری در این میان پیش‌نویس را تغییر داده است.',
    en: 'Somebody else has changed the draft meanwhile.',
  },
  no_revision: {
    fa: 'بگویید کدام نسخهٔ پیش‌نویس را دیده‌اید: If-Match یا revision.',
    en: 'Say which state of the draft you have seen, by If-Match or revision.',
  },
  nothing: { fa: 'چیزی برای انتشار نیست.', en: 'There is nothing to publish.' },
  unknown_version: { fa: 'چنین نسخه‌ای نیست.', en: 'There is no such version.' },
  preview_ended: { fa: 'زمان این پیش‌نمایش تمام شده است.', en: 'This preview has ended.' },
  no_session: {
    fa: 'پیش‌نمایش با ورود به حساب باز می‌شود.',
    en: 'A preview is opened by somebody who is signed in.',
  },
} as const satisfies Record<string, Record<Locale, string>>
