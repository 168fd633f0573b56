const TEXTS = {
  fa: {
    title: 'خطای سرور',
    text: 'چیزی از دست نرفته است. چند لحظه بعد دوباره تلاش کنید.',
    retry: 'تلاش دوباره',
    dir: 'rtl',
  },
  en: {
    title: 'Server Error',
    text: 'Nothing is lost. Please try again in a moment.',
    retry: 'Try again',
    dir: 'ltr',
  },
}

/** The page when no page could be made: it needs nothing that may be broken. */
export const lastResort = (locale: 'fa' | 'en'): Response => {
  const { title, text, retry, dir } = TEXTS[locale]
  const html = `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body style="display:grid;place-content:center;gap:12px;min-height:90vh;margin:0;padding:24px;text-align:center;font:16px/1.8 Vazirmatn,Tahoma,system-ui,sans-serif;color-scheme:light dark"><h1 style="margin:0;font-size:1.4rem">${title}</h1><p style="margin:0">${text}</p><p><a href="">${retry}</a></p></body></html>`
  return new Response(html, {
    status: 500,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Retry-After': '5',
    },
  })
}
