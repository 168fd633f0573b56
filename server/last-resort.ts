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

/** The page when no page could be made: it needs nothing that may be broken. */
export const lastResort = (
  what: keyof typeof PAGES,
  locale: 'fa' | 'en',
  own: Record<string, string> = {},
): Response => {
  const { status, headers, [locale]: words } = PAGES[what]
  const dir = locale === 'fa' ? 'rtl' : 'ltr'
  const html = `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title></head><body style="display:grid;place-content:center;gap:12px;min-height:90vh;margin:0;padding:24px;text-align:center;font:16px/1.8 Vazirmatn,Tahoma,system-ui,sans-serif;color-scheme:light dark"><h1 style="margin:0;font-size:1.4rem">${words.title}</h1><p style="margin:0">${words.text}</p><p><a href="">${words.link}</a></p></body></html>`
  return new Response(html, {
    status,
    headers: {
      ...headers,
      ...own,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
