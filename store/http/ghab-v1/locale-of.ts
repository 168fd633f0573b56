import type { Context as HonoContext } from 'hono'

/** The language that the asker wants, when it is one of ours. */
export const localeOf = (c: HonoContext): 'fa' | 'en' | undefined => {
  const language = c.req.header('accept-language')?.slice(0, 2).toLowerCase()
  return language === 'fa' || language === 'en' ? language : undefined
}
