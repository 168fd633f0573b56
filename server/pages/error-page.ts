import { createHash } from 'node:crypto'
import type { Locale } from '#common/locale.ts'
import { PLAIN_PAGE_STYLE, plainPage } from '#common/plain-page.ts'

const STYLE_HASH = createHash('sha256').update(PLAIN_PAGE_STYLE).digest('base64')
/** A sign that warns. */
const PICTURE = 'M12 10v4M12 17h.01M12 3.5 2.5 20h19z'

interface PageText {
  title: string
  text: string
  link: string
  /** the page itself by default */
  to?: string
}

const PAGES = {
  failed: {
    status: 500,
    headers: { 'Retry-After': '5' },
    fa: {
      title: 'خطای سرور',
      text: 'چیزی از دست نرفته است. چند لحظه بعد دوباره تلاش کنید.',
      link: 'تلاش دوباره',
    },
    en: {
      title: 'Server Error',
      text: 'Nothing is lost. Please try again in a moment.',
      link: 'Try again',
    },
  },
  malformed: {
    status: 400,
    headers: {},
    fa: {
      title: 'این نشانی درست نیست',
      text: 'نشانی برگه را دوباره نگاه کنید یا از خانهٔ فروشگاه شروع کنید.',
      link: 'خانهٔ فروشگاه',
      to: '/',
    },
    en: {
      title: 'This is not an address',
      text: 'Check the address of the page, or start from the shop’s home.',
      link: 'Home of the shop',
      to: '/',
    },
  },
  csrf: {
    status: 403,
    headers: {},
    fa: {
      title: 'این برگه کهنه شده است',
      text: 'پس از باز شدن آن وارد حساب شده‌اید یا از آن خارج شده‌اید. چیزی فرستاده نشد. به برگه برگردید، آن را تازه کنید و دوباره بفرستید.',
      link: 'بازگشت به برگه',
    },
    en: {
      title: 'This page is out of date',
      text: 'You have signed in or out since it was opened. Nothing was sent. Go back, reload the page and send it again.',
      link: 'Back to the page',
    },
  },
  tooMany: {
    status: 429,
    headers: {},
    fa: {
      title: 'درخواست‌ها زیاد بود',
      text: 'چیزی ذخیره نشد. یک دقیقهٔ دیگر دوباره تلاش کنید.',
      link: 'تلاش دوباره',
    },
    en: {
      title: 'That was too often',
      text: 'Nothing was saved. Please try again in a minute.',
      link: 'Try again',
    },
  },
  tooLarge: {
    status: 413,
    headers: {},
    fa: {
      title: 'حجم فرستاده بیش از اندازه است',
      text: 'چیزی ذخیره نشد. به برگه برگردید و پروندهٔ کوچک‌تری بفرستید.',
      link: 'بازگشت به برگه',
    },
    en: {
      title: 'That is too large to send',
      text: 'Nothing was saved. Go back to the page and send a smaller file.',
      link: 'Back to the page',
    },
  },
  tooManyPages: {
    status: 429,
    headers: {},
    fa: {
      title: 'درخواست‌ها بیش از اندازه است',
      text: 'از شبکهٔ شما در زمانی کوتاه برگه‌های بسیاری خواسته شده است. چند لحظه بعد دوباره تلاش کنید.',
      link: 'تلاش دوباره',
    },
    en: {
      title: 'Too many requests',
      text: 'Your network has asked for many pages in a short time. Please try again in a moment.',
      link: 'Try again',
    },
  },
  previewOver: {
    status: 404,
    headers: { 'X-Robots-Tag': 'noindex' },
    fa: {
      title: 'این پیش‌نمایش تمام شده است',
      text: 'پیش‌نمایش یک ساعت می‌ماند و تنها برای کسی است که آن را باز کرده است. از بخش چهرهٔ فروشگاه دوباره بازش کنید.',
      link: 'خانهٔ فروشگاه',
      to: '/',
    },
    en: {
      title: 'This preview is over',
      text: 'A preview lasts an hour and is for whoever opened it. Open it again where the looks of the shop are set.',
      link: 'Home of the shop',
      to: '/',
    },
  },
  previewOnly: {
    status: 403,
    headers: { 'X-Robots-Tag': 'noindex' },
    fa: {
      title: 'این تنها پیش‌نمایش است',
      text: 'از اینجا چیزی فرستاده یا ذخیره نمی‌شود.',
      link: 'بازگشت به برگه',
    },
    en: {
      title: 'This is a preview',
      text: 'Nothing is sent or saved from here.',
      link: 'Back to the page',
    },
  },
  busy: {
    status: 503,
    headers: {},
    fa: {
      title: 'فروشگاه شلوغ است',
      text: 'چیزی از دست نرفته است. چند لحظه بعد دوباره تلاش کنید.',
      link: 'تلاش دوباره',
    },
    en: {
      title: 'The shop is busy',
      text: 'Nothing is lost. Please try again in a moment.',
      link: 'Try again',
    },
  },
}

/** The page for errors outside of the app: it needs nothing that may be broken. */
export const errorPage = (
  what: keyof typeof PAGES,
  locale: Locale,
  own: Record<string, string> = {},
): Response => {
  const { status, headers } = PAGES[what]
  const text: PageText = PAGES[what][locale]
  const html = plainPage({ locale, to: '', picture: PICTURE, ...text })
  return new Response(html, {
    status,
    headers: {
      ...headers,
      ...own,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
